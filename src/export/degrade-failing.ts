import { TEXT_COMPONENT, type TreeNode } from '../core/index.ts'

/**
 * The tree with every node that throws when drawn replaced by its text. Error boundaries do not work in a server's markup, so where the
 * whole throws its parts are tried, from the leaves up: the rest stands.
 */
export function degradeFailing(
  node: TreeNode,
  draw: (node: TreeNode) => unknown,
  textOf: (node: TreeNode, error: unknown) => string,
): TreeNode {
  if (failureOf(node, draw) === undefined) return node
  const children = node.children?.map((child) => degradeFailing(child, draw, textOf))
  const mended = children === undefined ? node : { ...node, children }
  const failure = failureOf(mended, draw)
  if (failure === undefined) return mended
  return { type: TEXT_COMPONENT, props: { text: textOf(node, failure.error), of: node.type } }
}

function failureOf(node: TreeNode, draw: (node: TreeNode) => unknown): { error: unknown } | undefined {
  try {
    draw(node)
    return undefined
  } catch (error) {
    return { error }
  }
}
