import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { JsonObject } from '../json/json-value.ts'

/** A JSON Schema object (draft 7 or 2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown }

/** What developers write for props, inputs and payloads: any Standard Schema (zod, valibot, arktype) or JSON Schema. */
export type Schema = StandardSchemaV1 | JsonSchema

/** The type of what a schema lets through; of JSON Schema, an object. */
export type InferSchema<S> = S extends StandardSchemaV1 ? StandardSchemaV1.InferOutput<S> : JsonObject

export function isStandardSchema(schema: Schema): schema is StandardSchemaV1 {
  return '~standard' in schema
}

/** A schema without the keys that name its dialect: it will stand inside another. */
export function withoutSchemaKey(schema: JsonSchema): JsonSchema {
  const { $schema: _, '~standard': __, ...rest } = schema
  return rest
}
