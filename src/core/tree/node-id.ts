import type { TreeNode } from './node.ts'

/** The id of a tree's root. */
export const ROOT_ID = 'root'

/**
 * The id of each child, in order: `<parent>/<index>`, or `<parent>/k=<key>` where its key is unique among its
 * siblings. Derived, never sent; opaque to everyone else.
 */
export function childIds(parentId: string, children: readonly TreeNode[]): string[] {
  const counts = new Map<string, number>()
  for (const { key } of children) {
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return children.map(({ key }, index) =>
    key !== undefined && counts.get(key) === 1 ? `${parentId}/k=${escapeKey(key)}` : `${parentId}/${index}`,
  )
}

/** Walks a tree depth first with each node's id; `visit` returning false skips that node's children. */
export function walkTree(
  root: TreeNode,
  visit: (node: TreeNode, id: string, parent: TreeNode | undefined) => boolean | undefined,
): void {
  const step = (node: TreeNode, id: string, parent: TreeNode | undefined): void => {
    if (visit(node, id, parent) === false) return
    const children = node.children ?? []
    const ids = childIds(id, children)
    children.forEach((child, index) => {
      step(child, ids[index] ?? `${id}/${index}`, node)
    })
  }
  step(root, ROOT_ID, undefined)
}

/** The node with this id, or undefined. */
export function findNode(root: TreeNode, id: string): TreeNode | undefined {
  let found: TreeNode | undefined
  walkTree(root, (node, nodeId) => {
    if (nodeId === id) found = node
    return found === undefined && (id === nodeId || id.startsWith(`${nodeId}/`))
  })
  return found
}

/** A key may hold a slash; two nodes must never share an id. */
function escapeKey(key: string): string {
  return key.replaceAll('%', '%25').replaceAll('/', '%2F')
}
