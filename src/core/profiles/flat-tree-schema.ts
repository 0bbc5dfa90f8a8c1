import type { Component } from '../catalog/component.ts'
import { isPlainObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { mergeMembers } from './merge-schemas.ts'
import { modelPropsSchema } from './model-props-schema.ts'
import { shareSchemas } from './share-schemas.ts'
import { isFree, nodeSchema } from './tree-node-schema.ts'

/** Every node has the same shape: any type, and the props of all components in one bag, none of them required. */
export function flatTreeSchema(components: readonly Component[]): JsonSchema {
  const bags = components.map((component) => modelPropsSchema(component).properties).filter(isPlainObject)
  const bag = { type: 'object', properties: mergeMembers(bags) }
  const shared = shareSchemas({ props: bag }, (name) => name === 'node' || name === 'props')
  const child = components.some((component) => component.children) ? { $ref: '#/$defs/node' } : undefined
  const names = (list: readonly Component[]): string[] => list.map(({ name }) => name)
  return {
    ...nodeSchema({ types: names(components.filter(isFree)), props: { $ref: '#/$defs/props' }, child }),
    $defs: {
      ...shared.schemas,
      ...shared.defs,
      ...(child && {
        node: nodeSchema({ types: names(components), props: { $ref: '#/$defs/props' }, child }),
      }),
    },
  }
}
