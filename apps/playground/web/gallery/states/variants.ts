import type { Component, JsonSchema, TreeNode } from 'vitrail'
import { changeProps } from './change-props.ts'
import { isSound } from './is-sound.ts'
import { propSchemas } from './read-schema.ts'

interface Variant {
  /** `tone: "info"`. */
  title: string
  node: TreeNode
}

/** How the example changes with each keyword and switch that its component has. */
export function variantsOf(component: Component, node: TreeNode): Variant[] {
  return propSchemas(component).flatMap(([prop, schema]) =>
    valuesOf(schema).flatMap((value) => {
      const variant = changeProps(node, component.name, (props) => ({ ...props, [prop]: value }))
      return isSound(variant) ? [{ title: `${prop}: ${JSON.stringify(value)}`, node: variant }] : []
    }),
  )
}

/** Few enough to be looked at; what only an action or a number has, shows nothing here. */
function valuesOf(schema: JsonSchema): unknown[] {
  if (schema['x-group'] === 'Act' || schema['x-group'] === 'Fmt') return []
  if (schema.type === 'boolean') return [schema.default !== true]
  return Array.isArray(schema.enum) ? schema.enum : []
}
