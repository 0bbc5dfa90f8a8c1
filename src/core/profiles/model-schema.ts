import type { Component } from '../catalog/component.ts'
import { isPlainObject } from '../json/json-value.ts'
import { withoutExtensions } from '../reading/without-extensions.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

const REFERENCES = new Set(['$ref', '$defs', 'definitions', '$dynamicRef', '$recursiveRef'])
/** Keywords whose keys are names: a prop may well be called `definitions`. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Keywords whose values are data, whatever they look like. */
const DATA = new Set(['default', 'const', 'enum', 'examples', 'required'])

/**
 * The props of a component as a model sees them: without hidden props and keywords of our own, and without references, which
 * would point elsewhere once the schema stands inside a tool's. A schema that needs references becomes a plain object.
 */
export function modelPropsSchema(component: Component): JsonSchema {
  const { jsonSchema, hidden = [] } = component
  if (jsonSchema === undefined || hasReferences(jsonSchema)) return { type: 'object' }
  const schema = withoutExtensions(jsonSchema)
  if (hidden.length === 0 || !isPlainObject(schema.properties)) return schema
  const properties = Object.fromEntries(
    Object.entries(schema.properties).filter(([name]) => !hidden.includes(name)),
  )
  if (!Array.isArray(schema.required)) return { ...schema, properties }
  return { ...schema, properties, required: schema.required.filter((name) => !hidden.includes(name)) }
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
