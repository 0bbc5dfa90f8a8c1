import type { Catalog } from '../catalog/catalog.ts'
import { toText } from '../text/to-text.ts'
import { TEXT_COMPONENT, type TreeNode } from '../tree/node.ts'
import { canDraw, type UiCapabilities } from './ui-capabilities.ts'

/** A tree in which nodes that a client cannot draw carry their text. */
export interface StampedTree {
  tree: TreeNode
  /** Nothing of the view can be drawn: this client gets it as text. */
  nothingDrawable: boolean
  /** The types that were stamped, each once. */
  undrawable: string[]
}

/**
 * Stamps `text` on each node that a client did not declare: the whole tree is sent and stored, and the client draws that text in
 * the node's place, its children included. Nodes below a stamped one are left as they are.
 */
export function stampUndrawable(
  catalog: Catalog,
  capabilities: UiCapabilities | undefined,
  root: TreeNode,
): StampedTree {
  const undrawable = new Set<string>()
  let drawableLeaves = 0
  const stamp = (node: TreeNode): TreeNode => {
    if (
      node.type !== TEXT_COMPONENT &&
      !canDraw(capabilities, node.type, catalog.get(node.type)?.version ?? 1)
    ) {
      undrawable.add(node.type)
      return { ...node, text: toText(catalog, node) }
    }
    if (node.children === undefined) {
      drawableLeaves += 1
      return node
    }
    const children = node.children.map(stamp)
    return children.every((child, index) => child === node.children?.[index]) ? node : { ...node, children }
  }
  const tree = stamp(root)
  return { tree, nothingDrawable: drawableLeaves === 0, undrawable: [...undrawable] }
}
