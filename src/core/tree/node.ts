import { isPlainObject, type JsonObject } from '../json/json-value.ts'

/** One use of a component. Keys are written in this order: `type, key, props, children`. */
export interface TreeNode {
  type: string
  /** Identity among its siblings, where positions may change. */
  key?: string
  props: JsonObject
  children?: TreeNode[]
  /** Previews only: the model has not finished writing this node. */
  incomplete?: true
  /** Previews only: a placeholder stands for it until it is complete. */
  held?: true
  /** Stamped by the server where the client did not declare this component: drawn in its place. */
  text?: string
}

/** The component name under which a composed tree travels; its props are `{ root }`. */
export const TREE_COMPONENT = 'genui:tree'

/** What a node becomes when a budget or an address is refused; its props are `{ text, of }`. */
export const TEXT_COMPONENT = 'genui:text'

/** A cheap look, for data from a stream or a store; `validateTree` is what checks. */
export function isTreeNode(value: unknown): value is TreeNode {
  return isPlainObject(value) && typeof value.type === 'string' && isPlainObject(value.props)
}
