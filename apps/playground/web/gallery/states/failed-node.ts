import type { Component, TreeNode } from 'vitrail'
import { changeProps } from './change-props.ts'
import { propSchemas, requiredProps } from './read-schema.ts'

export interface Failed {
  title: string
  node: TreeNode
}

/** A field with an error from the server; any other component with a refused prop. Undefined: it cannot fail. */
export function failedNode(component: Component, node: TreeNode): Failed | undefined {
  const { name } = component
  const props = propSchemas(component).map(([prop]) => prop)
  if (props.includes('error') && props.includes('label')) {
    const error = 'This is taken; choose another.'
    return { title: 'With an error', node: changeProps(node, name, (given) => ({ ...given, error })) }
  }
  const refused = requiredProps(component)[0] ?? props[0]
  if (typeof refused !== 'string') return undefined
  return {
    title: `Refused: ${refused} is not what it must be`,
    node: changeProps(node, name, (given) => ({ ...given, [refused]: { not: 'this' } })),
  }
}
