import type { Component } from '../catalog/component.ts'
import { isPlainObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { mergeProperties } from './merge-properties.ts'
import { modelPropsSchema } from './model-schema.ts'
import { isFree, nodeSchema } from './tree-node-schema.ts'

/** Every node has the same shape: any type, and the props of all components in one bag, none of them required. */
export function flatTreeSchema(components: readonly Component[]): JsonSchema {
  const bags = components.map((component) => modelPropsSchema(component).properties).filter(isPlainObject)
  const props = { type: 'object', properties: mergeProperties(bags) }
  const child = components.some((component) => component.children) ? { $ref: '#/$defs/node' } : undefined
  const names = (list: readonly Component[]): string[] => list.map(({ name }) => name)
  return {
    ...nodeSchema({ types: names(components.filter(isFree)), props: { $ref: '#/$defs/props' }, child }),
    $defs: {
      props,
      ...(child && {
        node: nodeSchema({ types: names(components), props: { $ref: '#/$defs/props' }, child }),
      }),
    },
  }
}
