import { getOwn, isPlainObject, type JsonObject, type JsonSchema } from '../../../../core/index.ts'

type PropFieldKind =
  | { kind: 'text'; long: boolean; maxLength: number | undefined }
  | { kind: 'number'; min: number | undefined; max: number | undefined; whole: boolean }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'choices'; options: readonly (string | number)[] }
  | { kind: 'lines' }
  | { kind: 'json' }

/** One prop as a field of the form. */
export type PropField = PropFieldKind & {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly required: boolean
}

const LONG_TEXT = 300
const LONG_NAMES = /^(text|description|body|summary|message)$/

/** The fields that a component's props are edited with, in the order of the schema. Props without a fitting field are edited as JSON. */
export function propFields(schema: JsonSchema | undefined, hidden: readonly string[] = []): PropField[] {
  const properties = schema?.properties
  if (schema === undefined || !isPlainObject(properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(properties).flatMap(([name, property]) => {
    if (hidden.includes(name) || !isPlainObject(property)) return []
    const part = withoutNull(dereference(property, schema))
    return [
      {
        ...kindOf(name, part, schema),
        name,
        label: typeof property.title === 'string' ? property.title : inWords(name),
        hint: typeof property.description === 'string' ? property.description : undefined,
        required: required.includes(name) && !Object.hasOwn(property, 'default'),
      },
    ]
  })
}

function kindOf(name: string, schema: JsonObject, root: JsonSchema): PropFieldKind {
  const options = optionsOf(schema)
  if (options !== undefined) return { kind: 'choice', options }
  switch (schema.type) {
    case 'string': {
      const maxLength = numberOf(schema.maxLength)
      return { kind: 'text', long: LONG_NAMES.test(name) || (maxLength ?? 0) > LONG_TEXT * 2, maxLength }
    }
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        min: boundOf(schema.minimum),
        max: boundOf(schema.maximum),
        whole: schema.type === 'integer',
      }
    case 'boolean':
      return { kind: 'boolean' }
    case 'array': {
      const items = isPlainObject(schema.items) ? withoutNull(dereference(schema.items, root)) : {}
      const choices = optionsOf(items)
      if (choices !== undefined) return { kind: 'choices', options: choices }
      return { kind: items.type === 'string' ? 'lines' : 'json' }
    }
    default:
      return { kind: 'json' }
  }
}

/** The listed values, also across alternatives. */
function optionsOf(schema: JsonObject): (string | number)[] | undefined {
  const { anyOf, enum: listed, const: only } = schema
  if (Array.isArray(anyOf)) {
    const parts = anyOf.map((part) => (isPlainObject(part) ? optionsOf(part) : undefined))
    return parts.length === 0 || parts.includes(undefined)
      ? undefined
      : [...new Set(parts.flatMap((part) => part ?? []))]
  }
  const all: unknown = listed ?? (only === undefined ? undefined : [only])
  if (!Array.isArray(all) || all.length === 0 || !all.every(isScalar)) return undefined
  return all
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function dereference(schema: JsonObject, root: JsonSchema): JsonObject {
  const path = typeof schema.$ref === 'string' ? /^#\/(\$defs|definitions)\/([^/]+)$/.exec(schema.$ref) : null
  if (path === null) return schema
  const definitions = getOwn(root, path[1] ?? '')
  const target = isPlainObject(definitions) ? getOwn(definitions, path[2] ?? '') : undefined
  return isPlainObject(target) ? target : schema
}

/** An optional prop may be written as "or null": what it is otherwise. */
function withoutNull(schema: JsonObject): JsonObject {
  const { anyOf, type } = schema
  if (Array.isArray(type)) {
    const types = type.filter((each) => each !== 'null')
    return types.length === 1 && types[0] !== undefined ? { ...schema, type: types[0] } : schema
  }
  if (!Array.isArray(anyOf)) return schema
  const rest = anyOf.filter((each) => isPlainObject(each) && each.type !== 'null')
  const [only] = rest
  return rest.length === 1 && isPlainObject(only) ? only : schema
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Leaves out bounds that only express the range of safe integers. */
function boundOf(value: unknown): number | undefined {
  const bound = numberOf(value)
  return bound !== undefined && Math.abs(bound) < 1e15 ? bound : undefined
}

/** `pageSize`, `page_size`: "Page size". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
