import type { Component } from '../catalog/component.ts'
import { isPlainObject } from '../json/json-value.ts'
import { withoutExtensions } from '../reading/without-extensions.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { withoutNoise } from './without-noise.ts'

const REFERENCES = new Set(['$ref', '$defs', 'definitions', '$dynamicRef', '$recursiveRef'])
/** Keywords whose keys are names: a prop may well be called `definitions`. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Keywords whose values are data, whatever they look like. */
const DATA = new Set(['default', 'const', 'enum', 'examples', 'required'])

/** The props of a component as a model sees them: those of `shownPropsSchema`, without what it cannot use. */
export function modelPropsSchema(component: Component): JsonSchema {
  return withoutExtensions(withoutNoise(shownPropsSchema(component)))
}

/**
 * The props of a component that a model may write: without hidden ones, and without references, which would point elsewhere once the
 * schema stands inside a tool's. A schema that needs references becomes a plain object.
 */
export function shownPropsSchema({ jsonSchema, hidden = [] }: Component): JsonSchema {
  if (jsonSchema === undefined || hasReferences(jsonSchema)) return { type: 'object' }
  if (hidden.length === 0 || !isPlainObject(jsonSchema.properties)) return jsonSchema
  const properties = Object.fromEntries(
    Object.entries(jsonSchema.properties).filter(([name]) => !hidden.includes(name)),
  )
  if (!Array.isArray(jsonSchema.required)) return { ...jsonSchema, properties }
  return { ...jsonSchema, properties, required: jsonSchema.required.filter((name) => !hidden.includes(name)) }
}

function hasReferences(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasReferences)
  if (!isPlainObject(schema)) return false
  return Object.entries(schema).some(([keyword, value]) => {
    if (DATA.has(keyword)) return false
    if (NAMED.has(keyword) && isPlainObject(value)) return Object.values(value).some(hasReferences)
    return REFERENCES.has(keyword) || hasReferences(value)
  })
}
