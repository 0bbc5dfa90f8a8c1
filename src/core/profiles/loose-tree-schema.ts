import type { Component } from '../catalog/component.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { isFree, nodeSchema } from './tree-node-schema.ts'

/** One generic node, without unions and references; only the tool's text tells what each component takes. */
export function looseTreeSchema(components: readonly Component[]): JsonSchema {
  return nodeSchema({
    types: components.filter(isFree).map(({ name }) => name),
    props: { type: 'object' },
    child: components.some((component) => component.children) ? { type: 'object' } : undefined,
  })
}
