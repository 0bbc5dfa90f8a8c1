import type { JsonObject } from '../json/json-value.ts'
import type { TreeNode } from '../tree/node.ts'
import { shareStructure } from './share-structure.ts'

/** A node of the preview, and what its parent asks of it. */
export interface DrawnNode {
  node: TreeNode
  /** Nodes of the subtree, itself counted. */
  count: number
  /** The subtree holds a component that is drawn half-written. */
  hasPartial: boolean
}

/** A placeholder: the node is there, and nothing of it can be drawn yet. */
export function holdNode(type: string, key: string | undefined): TreeNode {
  return { type, ...(key !== undefined && { key }), props: {}, incomplete: true, held: true }
}

export function buildNode(
  type: string,
  key: string | undefined,
  props: JsonObject,
  children: TreeNode[],
  isComplete: boolean,
): TreeNode {
  return {
    type,
    ...(key !== undefined && { key }),
    props,
    ...(children.length > 0 && { children }),
    ...(!isComplete && { incomplete: true as const }),
  }
}

/** `next`, or `previous` where both say the same. */
export function keepIdentity(previous: TreeNode | undefined, next: TreeNode): TreeNode {
  if (previous === undefined || previous.type !== next.type || previous.key !== next.key) return next
  const props = shareStructure(previous.props, next.props)
  const isSame =
    props === previous.props &&
    previous.children === next.children &&
    previous.incomplete === next.incomplete &&
    previous.held === next.held
  if (isSame) return previous
  return props === next.props ? next : { ...next, props }
}
