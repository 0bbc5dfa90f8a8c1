import { isPlainObject, type JsonSchema } from 'vitrail'

export interface PropRow {
  /** `options[].label` for what stands in a list. */
  name: string
  type: string
  required: boolean
  hints: string[]
}

const MOST_DEPTH = 3

/** Bounds as far out as this only keep numbers finite. */
const FAR = 1e15

/** One row for each prop of a schema, those of nested objects below their own. */
export function propRows(schema: JsonSchema, prefix = '', depth = 0): PropRow[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(objectOf(schema.properties)).flatMap(([key, value]) => {
    const prop = objectOf(value)
    const name = prefix + key
    const row = { name, type: typeOf(prop), required: required.includes(key), hints: hintsOf(prop) }
    const isList = prop.type === 'array'
    const inner = isList ? objectOf(prop.items) : prop
    return depth + 1 < MOST_DEPTH
      ? [row, ...propRows(inner, `${name}${isList ? '[]' : ''}.`, depth + 1)]
      : [row]
  })
}

function typeOf(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return unique(choices.map((choice) => typeOf(objectOf(choice)))).join(' | ')
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') return listOf(typeOf(objectOf(schema.items)))
  if (schema.type === 'object') return isPlainObject(schema.properties) ? 'object' : 'record'
  return typeof schema.type === 'string' ? schema.type : 'any'
}

function listOf(type: string): string {
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`
}

function hintsOf(schema: JsonSchema): string[] {
  const hints = [
    typeof schema.description === 'string' ? schema.description : undefined,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
    range(near(schema.minimum), near(schema.maximum), ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    typeof schema.pattern === 'string' ? `matches ${schema.pattern}` : undefined,
    typeof schema.format === 'string' ? schema.format : undefined,
  ]
  return hints.filter((hint) => hint !== undefined)
}

function range(least: unknown, most: unknown, unit: string): string | undefined {
  const from = least === 0 && unit !== '' ? undefined : least
  if (typeof from === 'number' && typeof most === 'number') return `${from} to ${most}${unit}`
  if (typeof from === 'number') return `at least ${from}${unit}`
  return typeof most === 'number' ? `at most ${most}${unit}` : undefined
}

function near(bound: unknown): unknown {
  return typeof bound === 'number' && Math.abs(bound) >= FAR ? undefined : bound
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}

function objectOf(value: unknown): JsonSchema {
  return isPlainObject(value) ? value : {}
}
