import { isPlainObject, type JsonSchema } from 'vitrail'

export interface PropRow {
  /** `options[].label` for a prop inside a list. */
  name: string
  type: string
  required: boolean
  hints: string[]
}

/** Schemas may be recursive. */
const MAX_DEPTH = 6

/** Bounds this far out only keep numbers finite. */
const FAR = 1e15

/** One row for each prop of a schema, followed by those of the objects in it. */
export function propRows(schema: JsonSchema, prefix = '', depth = 0): PropRow[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(objectOf(schema.properties)).flatMap(([key, value]) => {
    const prop = objectOf(value)
    const name = prefix + key
    const row = { name, type: typeOf(prop), required: required.includes(key), hints: hintsOf(prop) }
    if (depth + 1 >= MAX_DEPTH) return [row]
    const isList = prop.type === 'array'
    const inner = isList ? objectOf(prop.items) : prop
    const below = choicesOf(inner).flatMap((one) => propRows(one, `${name}${isList ? '[]' : ''}.`, depth + 1))
    return [row, ...below.filter((one, at) => below.findIndex((other) => other.name === one.name) === at)]
  })
}

/** The shapes that a value may have. */
function choicesOf(schema: JsonSchema): JsonSchema[] {
  const choices = schema.anyOf ?? schema.oneOf
  return Array.isArray(choices) ? choices.map(objectOf) : [schema]
}

function typeOf(schema: JsonSchema): string {
  const choices = choicesOf(schema)
  if (choices[0] !== schema) return unique(choices.map(typeOf)).join(' | ')
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') return listOf(typeOf(objectOf(schema.items)))
  if (schema.type === 'object') {
    return isPlainObject(schema.properties)
      ? 'object'
      : `{ [key]: ${typeOf(objectOf(schema.additionalProperties))} }`
  }
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
