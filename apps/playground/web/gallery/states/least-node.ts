import type { Component, TreeNode } from 'vitrail'
import { changeProps } from './change-props.ts'
import { isSound } from './is-sound.ts'
import { propSchemas, requiredProps } from './read-schema.ts'

/** The example without anything optional: shortest lists, no optional props or children. Undefined: the example already is that. */
export function leastNode(component: Component, node: TreeNode): TreeNode | undefined {
  const { name, accepts } = component
  const required = requiredProps(component)
  const schemas = new Map(propSchemas(component))
  const least = changeProps(node, name, (props) => {
    const kept = Object.entries(props).filter(([key]) => required.includes(key) || key === 'name')
    return Object.fromEntries(
      kept.map(([key, value]) => {
        const fewest = schemas.get(key)?.minItems
        return [key, Array.isArray(value) && typeof fewest === 'number' ? value.slice(0, fewest) : value]
      }),
    )
  })
  const bare = accepts === undefined && least.type === name ? withoutChildren(least) : least
  if (JSON.stringify(bare) === JSON.stringify(node) || !isSound(bare)) return undefined
  return bare
}

function withoutChildren({ children: _, ...node }: TreeNode): TreeNode {
  return node
}
