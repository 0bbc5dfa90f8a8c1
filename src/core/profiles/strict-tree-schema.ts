import type { Component } from '../catalog/component.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { JsonSchema } from '../schema/props-schema.ts'
import { modelPropsSchema } from './model-props-schema.ts'
import { shareSchemas } from './share-schemas.ts'
import { isFree, nodeSchema } from './tree-node-schema.ts'

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
    const accepted = accepts?.filter((child) => names.has(child)).map((child) => reference(`node_${child}`))
    const child = accepted === undefined ? NODE : accepted.length > 0 ? union(accepted) : undefined
    return nodeSchema({
      types: [name],
      props: reference(`props_${name}`),
      child: children ? child : undefined,
    })
  }
  // Nodes that others name have a definition of their own; all others stand in the union.
  const named = components.filter(({ name, within }) => within !== undefined || isAccepted(name, components))
  return {
    ...nodeSchema({
      types: free.map(({ name }) => name),
      props: union(free.map(({ name }) => reference(`props_${name}`))),
      child: rootChild(free, components),
    }),
    $defs: {
      ...(free.length > 0 && {
        node: union(
          free.map((each) => (named.includes(each) ? reference(`node_${each.name}`) : nodeOf(each))),
        ),
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

function reference(definition: string): JsonSchema {
  return { $ref: `#/$defs/${definition}` }
}

function union(schemas: readonly JsonSchema[]): JsonSchema {
  const [only, ...more] = schemas
  return more.length === 0 && only !== undefined ? only : { anyOf: schemas }
}

function isOwnName(name: string): boolean {
  return name === 'node' || /^(?:node|props)_/.test(name)
}

const NODE = reference('node')

/** What may stand below the root: where a root takes only children that stand nowhere else, those too. */
function rootChild(free: readonly Component[], all: readonly Component[]): JsonSchema | undefined {
  if (!free.some((component) => component.children)) return undefined
  const bound = all.filter((component) => !isFree(component))
  return union([NODE, ...bound.map(({ name }) => reference(`node_${name}`))])
}
