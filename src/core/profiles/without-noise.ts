import { isPlainObject } from '../json/json-value.ts'
import { isClipped } from '../reading/read-text.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

/** A larger bound tells a model nothing useful. */
const LARGEST_BOUND = 1_000_000
const BOUNDS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])
/** Names below these are the developer's, not keywords. */
const NAMED = new Set(['properties', 'patternProperties'])
const NESTED = new Set(['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'not'])

/**
 * The schema without keywords that a model gains nothing from: lengths of text that is cut where it is longer, bounds that no number
 * in practice reaches, and what only repeats what holds anyway. It takes a little more than the schema that checks.
 */
export function withoutNoise(schema: JsonSchema): JsonSchema {
  const clipped = isClipped(schema)
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (clipped && (keyword === 'maxLength' || keyword === 'minLength')) return []
      if (BOUNDS.has(keyword) && Math.abs(Number(value)) > LARGEST_BOUND) return []
      if (keyword === 'minItems' && value === 0) return []
      if (keyword === 'propertyNames' && isAnyText(value)) return []
      if (NAMED.has(keyword) && isPlainObject(value))
        return [
          [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each)]))],
        ]
      return [[keyword, NESTED.has(keyword) ? inside(value) : value]]
    }),
  )
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside)
  return isPlainObject(value) ? withoutNoise(value) : value
}

function isAnyText(schema: unknown): boolean {
  return isPlainObject(schema) && schema.type === 'string' && Object.keys(schema).length === 1
}
