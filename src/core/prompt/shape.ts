import { isPlainObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

/** What a JSON Schema takes, as a signature says it. */
export type Shape =
  | { kind: 'text' }
  | { kind: 'word'; word: string }
  | { kind: 'choice'; words: readonly string[]; hint: string }
  | { kind: 'vocabulary'; name: string; words: readonly string[] }
  | { kind: 'list'; item: Shape; count: string }
  | { kind: 'union'; parts: readonly Shape[]; separator: '|' | ' & '; hint: string }
  | { kind: 'object'; members: readonly Member[]; hint: string }

/** A prop, or a group of props that stand together in several components. */
export type Member =
  | {
      kind: 'prop'
      name: string
      isOptional: boolean
      shape: Shape
      preset: string | undefined
      note: string | undefined
    }
  | { kind: 'group'; hint: string; members: readonly Member[] }

const MAX_DEPTH = 6
/** A larger bound tells a model nothing useful. */
const LARGEST_BOUND = 1_000_000

/**
 * Reads a schema. Of our own keywords, `x-words` is a list of words too long to repeat, `x-name` its name, and `x-group` names the props
 * that belong together.
 */
export function readShape(schema: unknown, hint: string, depth = 0): Shape {
  if (!isPlainObject(schema)) return ANY
  if (depth > MAX_DEPTH) return { kind: 'word', word: '…' }
  const { 'x-words': words, 'x-name': name = typeName(hint) } = schema
  if (Array.isArray(words)) return { kind: 'vocabulary', name: String(name), words: words.map(String) }
  if ('const' in schema) return { kind: 'choice', words: [writeWord(schema.const)], hint }
  if (Array.isArray(schema.enum)) return { kind: 'choice', words: schema.enum.map(writeWord), hint }
  const union = schema.anyOf ?? schema.oneOf
  if (Array.isArray(union)) return readUnion(union, '|', hint, depth)
  if (Array.isArray(schema.allOf)) return readUnion(schema.allOf, ' & ', hint, depth)
  if (Array.isArray(schema.type)) {
    const split = schema.type.map((type) => ({ ...schema, type }))
    return readUnion(split, '|', hint, depth)
  }
  return readType(schema, hint, depth)
}

const ANY: Shape = { kind: 'word', word: 'any' }

function readType(schema: JsonSchema, hint: string, depth: number): Shape {
  switch (schema.type) {
    case 'string':
      return { kind: 'text' }
    case 'integer':
    case 'number':
      return { kind: 'word', word: writeRange(schema) }
    case 'boolean':
      return { kind: 'word', word: 'bool' }
    case 'null':
      return { kind: 'word', word: 'null' }
    case 'array':
      return readList(schema, hint, depth)
    default:
      return isPlainObject(schema.properties) || schema.type === 'object'
        ? readObject(schema, hint, depth)
        : ANY
  }
}

function readUnion(schemas: readonly unknown[], separator: '|' | ' & ', hint: string, depth: number): Shape {
  const parts = schemas.map((schema) => readShape(schema, hint, depth))
  const [only, ...more] = parts
  return more.length === 0 && only !== undefined ? only : { kind: 'union', parts, separator, hint }
}

function readList(schema: JsonSchema, hint: string, depth: number): Shape {
  const { prefixItems, minItems = 0, maxItems } = schema
  const items = Array.isArray(prefixItems) ? { anyOf: prefixItems } : schema.items
  const count = typeof maxItems === 'number' ? `${minItems}..${maxItems}` : ''
  return { kind: 'list', item: readShape(items, singular(hint), depth + 1), count }
}

function readObject(schema: JsonSchema, hint: string, depth: number): Shape {
  const { properties, required, additionalProperties } = schema
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const members: Member[] = []
  const groups = new Map<string, Member[]>()
  for (const [name, property] of Object.entries(isPlainObject(properties) ? properties : {})) {
    const member = readMember(name, property, !needed.includes(name), depth)
    const group = isPlainObject(property) ? property['x-group'] : undefined
    if (typeof group !== 'string') {
      members.push(member)
      continue
    }
    const open = groups.get(group)
    if (open !== undefined) open.push(member)
    else {
      const opened = [member]
      groups.set(group, opened)
      members.push({ kind: 'group', hint: group, members: opened })
    }
  }
  if (isPlainObject(additionalProperties)) {
    members.push(readMember('[name]', additionalProperties, false, depth, valueHint(hint)))
  } else if (members.length === 0 && additionalProperties !== false) {
    members.push(readMember('[name]', {}, false, depth))
  }
  return { kind: 'object', members, hint }
}

function readMember(
  name: string,
  schema: unknown,
  isOptional: boolean,
  depth: number,
  hint: string = name,
): Member {
  const { description, default: preset } = isPlainObject(schema) ? schema : {}
  const isShort = typeof preset === 'string' || typeof preset === 'number' || typeof preset === 'boolean'
  return {
    kind: 'prop',
    name: /^(?:[A-Za-z_$][\w$]*|\[name\])$/.test(name) ? name : JSON.stringify(name),
    isOptional,
    shape: readShape(schema, hint, depth + 1),
    preset: isShort && preset !== false ? writeWord(preset) : undefined,
    note: typeof description === 'string' ? description : undefined,
  }
}

/** Words stand bare where nothing else could be meant. */
function writeWord(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[A-Za-z][\w-]*$/.test(value)
  return isPlain && !RESERVED.has(value) ? value : JSON.stringify(value)
}

const RESERVED = new Set(['true', 'false', 'null', 'text', 'number', 'bool', 'any'])

function writeRange({ minimum, maximum }: JsonSchema): string {
  const isTold = (bound: unknown): boolean => typeof bound === 'number' && Math.abs(bound) <= LARGEST_BOUND
  return isTold(minimum) && isTold(maximum) ? `${minimum}..${maximum}` : 'number'
}

/** `tones` hold a tone each; of other records the value. */
function valueHint(record: string): string {
  const one = singular(record)
  return one === record ? `${record}Value` : one
}

function singular(name: string): string {
  return name.replace(/([^s])s$/, '$1')
}

/** `tone` → `Tone`, as the names of shapes are written. */
export function typeName(prop: string): string {
  const letters = prop.replace(/[^A-Za-z0-9]+/g, '')
  return letters === '' ? 'Value' : letters.charAt(0).toUpperCase() + letters.slice(1)
}
