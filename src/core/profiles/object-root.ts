import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { mergeProperties } from './merge-properties.ts'

const UNIONS = ['anyOf', 'oneOf', 'allOf'] as const

/**
 * A tool's parameters as every provider takes them: a plain object at the top, since unions and enums there are refused. A union of
 * objects becomes one object with all their properties; what is required is what all of them require. The server still checks calls
 * against the schema as it was written.
 */
export function objectRoot(schema: JsonSchema): JsonSchema {
  const union = UNIONS.find((keyword) => Array.isArray(schema[keyword]))
  if (union === undefined && schema.type === 'object' && schema.enum === undefined) return schema
  if (union === undefined) return { type: 'object' }
  const { [union]: branches, enum: _, ...rest } = schema
  const variants = (Array.isArray(branches) ? branches : []).filter(isPlainObject).map(objectRoot)
  const all = [rest, ...variants]
  const properties = mergeProperties(
    all.map((variant) => (isPlainObject(variant.properties) ? variant.properties : {})),
  )
  const required = union === 'allOf' ? anyRequired(all) : sharedRequired(rest, variants)
  const merged: JsonObject = { ...rest, type: 'object', properties }
  if (required.length > 0) merged.required = required
  else delete merged.required
  return UNIONS.some((keyword) => Array.isArray(rest[keyword])) ? objectRoot(merged) : merged
}

function requiredOf(schema: JsonSchema): string[] {
  return Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : []
}

function anyRequired(schemas: readonly JsonSchema[]): string[] {
  return [...new Set(schemas.flatMap(requiredOf))]
}

function sharedRequired(own: JsonSchema, variants: readonly JsonSchema[]): string[] {
  const [first, ...others] = variants
  const shared =
    first === undefined
      ? []
      : requiredOf(first).filter((name) => others.every((other) => requiredOf(other).includes(name)))
  return [...new Set([...requiredOf(own), ...shared])]
}
