import type { Catalog } from '../catalog/catalog.ts'
import { createIssue, type Path } from '../issues/issue.ts'
import { toText } from '../text/to-text.ts'
import { TEXT_COMPONENT, type TreeNode } from './node.ts'
import type { Ledger } from './read/ledger.ts'
import type { TreeLimits } from './tree-limits.ts'

interface Weighed {
  node: TreeNode
  path: Path
  units: number
  text: number
}

/**
 * Keeps a view within its render budget: while it is over, the heaviest node is replaced by its text, with a warning, and the rest
 * is drawn. What is drawn can then never freeze a browser.
 */
export function degradeOverBudget(
  catalog: Catalog,
  root: TreeNode,
  limits: Required<TreeLimits>,
  ledger: Ledger,
): TreeNode {
  let tree = root
  for (;;) {
    const nodes = weigh(catalog, tree)
    const units = sum(nodes, 'units')
    const text = sum(nodes, 'text')
    if (units <= limits.maxUnits && text <= limits.maxText) return tree
    const measure = units > limits.maxUnits ? 'units' : 'text'
    const heaviest = nodes
      .filter(({ node }) => node.type !== TEXT_COMPONENT)
      .reduce<Weighed | undefined>(
        (most, next) => (most === undefined || next[measure] > most[measure] ? next : most),
        undefined,
      )
    if (heaviest === undefined) return tree
    const limit = measure === 'units' ? limits.maxUnits : limits.maxText
    ledger.issues.push(
      createIssue(
        'over_budget',
        heaviest.path,
        `the view needs ${units} render units and ${text} characters; ${measure === 'units' ? 'units' : 'characters'} are limited to ${limit}. This ${heaviest.node.type} (${heaviest[measure]}) is shown as text: aggregate, page or split it`,
        { severity: 'warning' },
      ),
    )
    tree = replaceAt(tree, heaviest.path, asText(catalog, heaviest.node, limits.maxText))
  }
}

/** The node's text in its place. */
export function asText(catalog: Catalog, node: TreeNode, maxLength = 8000): TreeNode {
  const text = toText(catalog, node)
  const props = {
    text: text.length > maxLength ? `${text.slice(0, Math.max(0, maxLength - 1))}…` : text,
    of: node.type,
  }
  return { type: TEXT_COMPONENT, ...(node.key !== undefined && { key: node.key }), props }
}

function weigh(catalog: Catalog, root: TreeNode): Weighed[] {
  const nodes: Weighed[] = []
  const visit = (node: TreeNode, path: Path): void => {
    const units = node.type === TEXT_COMPONENT ? 1 : (catalog.get(node.type)?.cost?.(node.props) ?? 1)
    nodes.push({ node, path, units, text: countText(node.props) })
    for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, 'children', index])
  }
  visit(root, [])
  return nodes
}

function countText(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let length = 0
  for (const item of Object.values(value)) length += countText(item)
  return length
}

function sum(nodes: readonly Weighed[], measure: 'units' | 'text'): number {
  return nodes.reduce((total, node) => total + node[measure], 0)
}

/** The tree with the node at a path of `children` and indices replaced. */
function replaceAt(root: TreeNode, path: Path, replacement: TreeNode): TreeNode {
  const [, index, ...rest] = path
  if (typeof index !== 'number') return replacement
  const children = (root.children ?? []).map((child, at) =>
    at === index ? replaceAt(child, rest, replacement) : child,
  )
  return { ...root, children }
}
