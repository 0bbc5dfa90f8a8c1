import type { Component } from '../catalog/component.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { modelPropsSchema } from './model-schema.ts'
import { anyOf, isFree, nodeSchema } from './tree-node-schema.ts'

/**
 * Below the root every node is a union by type, each variant with its component's own props; only components that take children have
 * children. The root is a plain object that lists every type and every props schema: providers refuse a union there.
 */
export function strictTreeSchema(components: readonly Component[]): JsonSchema {
  const free = components.filter(isFree)
  const names = new Set(components.map(({ name }) => name))
  const defs: JsonObject = {}
  for (const component of components) {
    const { name, accepts } = component
    const accepted = accepts?.filter((child) => names.has(child)).map((child) => `node_${child}`)
    const child = accepted === undefined ? node() : accepted.length > 0 ? anyOf(accepted) : undefined
    defs[`props_${name}`] = modelPropsSchema(component)
    defs[`node_${name}`] = nodeSchema({
      types: [name],
      props: { $ref: `#/$defs/props_${name}` },
      child: component.children ? child : undefined,
    })
  }
  if (free.length > 0) defs.node = anyOf(free.map(({ name }) => `node_${name}`))
  return {
    ...nodeSchema({
      types: free.map(({ name }) => name),
      props: anyOf(free.map(({ name }) => `props_${name}`)),
      child: rootChild(free, components),
    }),
    $defs: defs,
  }
}

const node = (): JsonSchema => ({ $ref: '#/$defs/node' })

/** What may stand below the root: where a root takes only children that stand nowhere else, those too. */
function rootChild(free: readonly Component[], all: readonly Component[]): JsonSchema | undefined {
  if (!free.some((component) => component.children)) return undefined
  const bound = all.filter((component) => !isFree(component)).map(({ name }) => `node_${name}`)
  return bound.length === 0
    ? node()
    : { anyOf: [node(), ...bound.map((name) => ({ $ref: `#/$defs/${name}` }))] }
}
