import type { JsonObject } from '../json/json-value.ts'
import type { TreeNode } from '../tree/node.ts'

/** A node of the preview, and what its parent asks of it. */
export interface DrawnNode {
  node: TreeNode
  /** Nodes of the subtree, itself counted. */
  count: number
  /** The subtree holds a component that is drawn half-written. */
  hasPartial: boolean
}

/** `held`: a placeholder, the node is there and nothing of it can be drawn yet. */
export type NodeState = 'complete' | 'incomplete' | 'held'

/** What a node shows. */
export interface NodeLook {
  type: string
  key: string | undefined
  state: NodeState
  props: JsonObject
  children: TreeNode[]
}

export const NO_PROPS: JsonObject = Object.freeze({})

/** The node that looks so: `previous` where it does already, so that it keeps its identity. */
export function buildNode(look: NodeLook, previous: TreeNode | undefined): TreeNode {
  const { type, key, state, props, children } = look
  if (previous !== undefined && looksLike(previous, look)) return previous
  const node: TreeNode = key === undefined ? { type, props } : { type, key, props }
  if (children.length > 0) node.children = children
  if (state !== 'complete') node.incomplete = true
  if (state === 'held') node.held = true
  return node
}

function looksLike(node: TreeNode, { type, key, state, props, children }: NodeLook): boolean {
  return (
    node.type === type &&
    node.key === key &&
    node.props === props &&
    (children.length === 0 ? node.children === undefined : node.children === children) &&
    (node.incomplete ?? false) === (state !== 'complete') &&
    (node.held ?? false) === (state === 'held')
  )
}
