import { isPlainObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

/** The schema as a model should see it: without the `x-…` keywords that guide readings and address checks. */
export function withoutExtensions(schema: JsonSchema): JsonSchema {
  return stripSchema(schema)
}

function stripSchema(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !keyword.startsWith('x-'))
      .map(([keyword, value]) => [keyword, stripKeyword(keyword, value)]),
  )
}

/** Names below these are the developer's, not keywords. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
/** Values below these are data. */
const DATA = new Set(['enum', 'const', 'default', 'examples', 'example'])

function stripKeyword(keyword: string, value: unknown): unknown {
  if (DATA.has(keyword)) return value
  if (Array.isArray(value)) return value.map((each) => (isPlainObject(each) ? stripSchema(each) : each))
  if (!isPlainObject(value)) return value
  if (!NAMED.has(keyword)) return stripSchema(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isPlainObject(each) ? stripSchema(each) : each]),
  )
}
