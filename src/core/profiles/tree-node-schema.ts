import type { Component } from '../catalog/component.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'

interface NodeParts {
  types: readonly string[]
  props: JsonSchema
  /** Schema of one child; absent: it takes none. */
  child?: JsonSchema | undefined
}

/** One node. The order of its keys is the order a model writes them in: a key counts only before the props. */
export function nodeSchema({ types, props, child }: NodeParts): JsonObject {
  return {
    type: 'object',
    properties: {
      type: { type: 'string', enum: types },
      key: { type: 'string' },
      props,
      ...(child !== undefined && { children: { type: 'array', items: child } }),
    },
    required: ['type', 'props'],
    additionalProperties: false,
  }
}

/** Those that may stand anywhere, so at the root too. */
export function isFree(component: Component): boolean {
  return component.within === undefined
}
