import type { Actor, Component, JsonObject, TreeNode, UiAction, UiPart } from '../../core/index.ts'

/** What the app is given with an action. The action was checked: the stored view holds this node, and it raises it. */
export interface ActionContext {
  actor: Actor
  threadId: string
  view: UiPart
  node: TreeNode
  component: Component
}

/**
 * `update`: the view becomes this, and the conversation does not go on. `refused`: nothing happens, and the person is told why.
 * Undefined: the action becomes a message in the conversation.
 */
export type ActionOutcome = { update: ViewUpdate } | { refused: string } | undefined

/** What a view becomes in place. */
export interface ViewUpdate {
  component: string
  props: JsonObject
}

/**
 * The app's own handler of actions. A repeat of a press that it answered with an update, or left to the conversation, does not reach
 * it again, unless the server stopped before that was stored: what must never happen twice should also keep `action.pressId`.
 */
export type OnAction = (
  action: UiAction,
  context: ActionContext,
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that only does something returns nothing
) => ActionOutcome | void | Promise<ActionOutcome | void>
