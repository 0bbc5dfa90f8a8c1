import { type Component, isPlainObject, type JsonSchema } from 'vitrail'

/** The schema of each prop. */
export function propSchemas({ jsonSchema = {} }: Pick<Component, 'jsonSchema'>): [string, JsonSchema][] {
  return Object.entries(schemaOf(jsonSchema.properties)).map(([name, value]) => [name, schemaOf(value)])
}

export function requiredProps({ jsonSchema = {} }: Pick<Component, 'jsonSchema'>): readonly unknown[] {
  return Array.isArray(jsonSchema.required) ? jsonSchema.required : []
}

/** Anything that is not a schema counts as an empty one. */
export function schemaOf(value: unknown): JsonSchema {
  return isPlainObject(value) ? value : {}
}
