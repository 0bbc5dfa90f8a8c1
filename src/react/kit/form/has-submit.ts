import type { TreeNode } from '../../../core/index.ts'

const MAX_DEPTH = 32

/** Whether a submit button stands among the nodes or below them. */
export function hasSubmit(nodes: readonly TreeNode[], depth = 0): boolean {
  return nodes.some(
    ({ type, props, children = [] }) =>
      (type === 'Button' && props.kind === 'submit') || (depth < MAX_DEPTH && hasSubmit(children, depth + 1)),
  )
}
