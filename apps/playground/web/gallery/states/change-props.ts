import type { JsonObject, TreeNode } from 'vitrail'

/** The tree with changed props on the first node of that type. */
export function changeProps(
  node: TreeNode,
  type: string,
  change: (props: JsonObject) => JsonObject,
): TreeNode {
  let isDone = false
  const visit = (one: TreeNode): TreeNode => {
    if (isDone) return one
    if (one.type === type) {
      isDone = true
      return { ...one, props: change(one.props ?? {}) }
    }
    return one.children === undefined ? one : { ...one, children: one.children.map(visit) }
  }
  return visit(node)
}

/** The props of the first node of that type. */
export function propsOf(node: TreeNode, type: string): JsonObject | undefined {
  if (node.type === type) return node.props ?? {}
  for (const child of node.children ?? []) {
    const found = propsOf(child, type)
    if (found !== undefined) return found
  }
  return undefined
}
