import type { JsonObject, TreeNode } from 'vitrail'

/** The tree with other props on the first node of that type. */
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
