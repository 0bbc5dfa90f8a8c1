import {
  findNode,
  isTreeNode,
  ROOT_ID,
  type ThreadMessage,
  TREE_COMPONENT,
  type TreeNode,
  type UiPart,
} from '../../core/index.ts'

export interface FoundView {
  message: ThreadMessage
  view: UiPart
}

/** The view with an id in a conversation. Ids are scoped to a run: the latest that has it is the one people see last. */
export function findView(messages: readonly ThreadMessage[], viewId: string): FoundView | undefined {
  for (const message of messages.toReversed()) {
    const view = message.parts.find((part) => part.type === 'ui' && part.id === viewId)
    if (view?.type === 'ui') return { message, view }
  }
  return undefined
}

/** A node of a view by its derived id; a view of one component is its own root. */
export function findViewNode(view: UiPart, nodeId: string): TreeNode | undefined {
  if (view.component !== TREE_COMPONENT) {
    return nodeId === ROOT_ID ? { type: view.component, props: view.props } : undefined
  }
  const { root } = view.props
  return isTreeNode(root) ? findNode(root, nodeId) : undefined
}
