import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

/** What belongs to one owner of a prop and not to the next. */
const OWN = new Set(['description', 'default', 'title', 'examples'])

/**
 * One schema that takes whatever any of several take, and a little more: words of all lists of words, lists of all kinds of items, objects
 * with the members of all. The same schema where all are equal.
 */
export function mergeSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const [first, ...others] = distinct(schemas)
  if (first === undefined || others.length === 0) return first ?? {}
  const parts = distinct([first, ...others].flatMap(alternatives).map(withoutOwn))
  if (parts.some((part) => kindOf(part) === undefined)) return {}
  const merged = [...groupBy(parts, kindOf).values()].map(mergeKind)
  const [only] = merged
  return merged.length === 1 && only !== undefined ? only : { anyOf: merged }
}

function mergeKind(schemas: readonly JsonSchema[]): JsonSchema {
  const [first] = schemas
  if (first === undefined || schemas.length === 1) return first ?? {}
  switch (kindOf(first)) {
    case 'array':
      return mergeLists(schemas)
    case 'object':
      return mergeObjects(schemas)
    case 'string':
      return mergeTexts(schemas)
    case 'number':
      return {
        ...shared(schemas),
        type: schemas.every(({ type }) => type === 'integer') ? 'integer' : 'number',
      }
    default:
      return shared(schemas)
  }
}

function mergeTexts(schemas: readonly JsonSchema[]): JsonSchema {
  const words = schemas.map(({ enum: choices, const: word }) => (typeof word === 'string' ? [word] : choices))
  return words.every((each) => Array.isArray(each))
    ? { type: 'string', enum: [...new Set(words.flat())] }
    : { ...shared(schemas), type: 'string' }
}

function mergeLists(schemas: readonly JsonSchema[]): JsonSchema {
  const least = schemas.map(({ minItems }) => Number(minItems ?? 0))
  const most = schemas.map(({ maxItems }) => Number(maxItems ?? Number.POSITIVE_INFINITY))
  return {
    type: 'array',
    items: mergeSchemas(schemas.map(({ items }) => (isPlainObject(items) ? items : {}))),
    ...(Math.min(...least) > 0 && { minItems: Math.min(...least) }),
    ...(Number.isFinite(Math.max(...most)) && { maxItems: Math.max(...most) }),
  }
}

function mergeObjects(schemas: readonly JsonSchema[]): JsonSchema {
  const members = schemas.map(({ properties }) => (isPlainObject(properties) ? properties : {}))
  const required = schemas
    .map((schema) => (Array.isArray(schema.required) ? schema.required : []))
    .reduce((common, names) => common.filter((name) => names.includes(name)))
  const isClosed = schemas.every(({ additionalProperties }) => additionalProperties === false)
  return {
    type: 'object',
    properties: mergeMembers(members),
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  }
}

/** All members of several objects; one that has several schemas takes what any of them takes. */
export function mergeMembers(bags: readonly JsonObject[]): JsonObject {
  const byName = new Map<string, JsonSchema[]>()
  for (const [name, schema] of bags.flatMap((bag) => Object.entries(bag))) {
    byName.set(name, [...(byName.get(name) ?? []), isPlainObject(schema) ? schema : {}])
  }
  return Object.fromEntries([...byName].map(([name, schemas]) => [name, mergeSchemas(schemas)]))
}

/** The keywords that all have alike. */
function shared([first, ...others]: readonly JsonSchema[]): JsonObject {
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([keyword, value]) =>
      others.every((other) => JSON.stringify(other[keyword]) === JSON.stringify(value)),
    ),
  )
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  const any = schema.anyOf ?? schema.oneOf
  if (Array.isArray(any)) return any.filter(isPlainObject).flatMap(alternatives)
  return Array.isArray(schema.type) ? schema.type.map((type: unknown) => ({ ...schema, type })) : [schema]
}

function withoutOwn(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !OWN.has(keyword)))
}

/** Whole numbers are numbers; undefined for what says no type. */
function kindOf({ type }: JsonSchema): string | undefined {
  if (typeof type !== 'string') return undefined
  return type === 'integer' ? 'number' : type
}

function distinct(schemas: readonly JsonSchema[]): JsonSchema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
}

function groupBy<T, K>(list: readonly T[], keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return groups
}
