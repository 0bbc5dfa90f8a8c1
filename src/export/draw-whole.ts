import { TEXT_COMPONENT, type TreeNode } from '../core/index.ts'

type Draw = (node: TreeNode) => string
type Drawing = { ok: true; markup: string } | { ok: false; error: unknown }

/**
 * Draws a tree; every node whose visual throws stands as its text. Error boundaries do not work in a server's markup, so where the whole
 * throws its parts are tried, from the leaves up.
 */
export function drawWhole(
  tree: TreeNode,
  draw: Draw,
  textOf: (node: TreeNode, error: unknown) => string,
): string {
  const drawing = attempt(tree, draw)
  return drawing.ok ? drawing.markup : draw(degrade(tree, draw, textOf))
}

function degrade(node: TreeNode, draw: Draw, textOf: (node: TreeNode, error: unknown) => string): TreeNode {
  if (attempt(node, draw).ok) return node
  const children = node.children?.map((child) => degrade(child, draw, textOf))
  const mended = children === undefined ? node : { ...node, children }
  const drawing = attempt(mended, draw)
  if (drawing.ok) return mended
  return { type: TEXT_COMPONENT, props: { text: textOf(node, drawing.error), of: node.type } }
}

function attempt(node: TreeNode, draw: Draw): Drawing {
  try {
    return { ok: true, markup: draw(node) }
  } catch (error) {
    return { ok: false, error }
  }
}
