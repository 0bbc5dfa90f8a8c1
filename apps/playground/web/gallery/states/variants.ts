import type { Component, JsonSchema, TreeNode } from 'vitrail'
import { changeProps } from './change-props.ts'
import { isSound } from './is-sound.ts'
import { propSchemas } from './read-schema.ts'

interface Variant {
  /** `tone: "info"`. */
  title: string
  node: TreeNode
}

/** The example with each keyword and switch of its component. */
export function variantsOf(component: Component, node: TreeNode): Variant[] {
  return propSchemas(component).flatMap(([prop, schema]) =>
    valuesOf(schema).flatMap((value) => {
      const variant = changeProps(node, component.name, (props) => ({ ...props, [prop]: value }))
      return isSound(variant) ? [{ title: `${prop}: ${JSON.stringify(value)}`, node: variant }] : []
    }),
  )
}

/** Few enough to look at; action and format props are left out, as they show nothing here. */
function valuesOf(schema: JsonSchema): unknown[] {
  if (schema['x-group'] === 'Act' || schema['x-group'] === 'Fmt') return []
  if (schema.type === 'boolean') return [schema.default !== true]
  return Array.isArray(schema.enum) ? schema.enum : []
}
