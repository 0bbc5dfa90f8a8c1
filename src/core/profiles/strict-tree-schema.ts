import type { Component } from '../catalog/component.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { modelPropsSchema } from './model-schema.ts'
import { shareSchemas } from './share-schemas.ts'
import { anyOf, isFree, nodeSchema } from './tree-node-schema.ts'

/**
 * Below the root every node is a union by type, each variant with its component's own props; only components that take children have
 * children. The root is a plain object that lists every type and every props schema: providers refuse a union there.
 */
export function strictTreeSchema(components: readonly Component[]): JsonSchema {
  const free = components.filter(isFree)
  const names = new Set(components.map(({ name }) => name))
  const props = components.map((component) => [`props_${component.name}`, modelPropsSchema(component)])
  const shared = shareSchemas(Object.fromEntries(props), isOwnName)
  const nodeOf = ({ name, children, accepts }: Component): JsonObject => {
    const accepted = accepts?.filter((child) => names.has(child)).map((child) => `node_${child}`)
    const child = accepted === undefined ? node() : accepted.length > 0 ? anyOf(accepted) : undefined
    return nodeSchema({
      types: [name],
      props: { $ref: `#/$defs/props_${name}` },
      child: children ? child : undefined,
    })
  }
  // Nodes that others name have a definition of their own; all others stand in the union.
  const named = components.filter(({ name, within }) => within !== undefined || isAccepted(name, components))
  return {
    ...nodeSchema({
      types: free.map(({ name }) => name),
      props: anyOf(free.map(({ name }) => `props_${name}`)),
      child: rootChild(free, components),
    }),
    $defs: {
      ...(free.length > 0 && {
        node: union(free.map((each) => (named.includes(each) ? reference(each) : nodeOf(each)))),
      }),
      ...Object.fromEntries(named.map((each) => [`node_${each.name}`, nodeOf(each)])),
      ...shared.schemas,
      ...shared.defs,
    },
  }
}

function isAccepted(name: string, components: readonly Component[]): boolean {
  return components.some(({ accepts }) => accepts?.includes(name))
}

function reference({ name }: Component): JsonSchema {
  return { $ref: `#/$defs/node_${name}` }
}

function union(schemas: readonly JsonSchema[]): JsonSchema {
  const [only, ...more] = schemas
  return more.length === 0 && only !== undefined ? only : { anyOf: schemas }
}

function isOwnName(name: string): boolean {
  return name === 'node' || /^(?:node|props)_/.test(name)
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
