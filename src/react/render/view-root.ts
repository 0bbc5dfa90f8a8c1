import { isTreeNode, TREE_COMPONENT, type TreeNode, type UiPart } from '../../core/index.ts'

/** The tree of a view: a lone component is one node. Undefined while a preview has none to draw yet. */
export function viewRoot({ component, props, partial }: UiPart): TreeNode | undefined {
  if (component !== TREE_COMPONENT) return { type: component, props }
  if (isTreeNode(props.root)) return props.root
  return partial === true ? undefined : { type: TREE_COMPONENT, props }
}
