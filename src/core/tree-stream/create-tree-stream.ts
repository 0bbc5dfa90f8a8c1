import type { TreeNode } from '../tree/node.ts'
import { DEFAULT_TREE_LIMITS } from '../tree/tree-limits.ts'
import { NodePreview } from './node-preview.ts'
import { PreviewRootFinder, type Snapshot } from './preview-root-finder.ts'
import type { TreeStream, TreeStreamOptions } from './tree-stream.ts'

/**
 * Previews the tree that a call's arguments hold while the model writes them.
 *
 * Technique: JSON snapshots share structure, so what is closed is drawn and validated once and found again by its
 * identity; each read walks the open path only. A node appears once its type and key are certain, in the place it
 * keeps. What can't be drawn yet, or not at all, is a placeholder there (`held`); only a root that can never be drawn
 * ends the preview.
 */
export function createTreeStream(options: TreeStreamOptions): TreeStream {
  const nodes = new NodePreview(options)
  const roots = new PreviewRootFinder()
  const maxNodes = options.limits?.maxNodes ?? DEFAULT_TREE_LIMITS.maxNodes

  return onlyNews((snapshot) => {
    const root = roots.find(snapshot)
    if (root === undefined || root === null) return root
    const drawn = nodes.readRoot(root.json, root.isOpen)
    if (drawn === undefined) return undefined
    if (drawn.node.held && nodes.find(drawn.node.type) === undefined) return null
    return drawn.count > maxNodes ? undefined : drawn.node
  })
}

/** Says each tree once, and nothing but null after a null. */
export function onlyNews(draw: (snapshot: Snapshot) => TreeNode | null | undefined): TreeStream {
  let shown: TreeNode | null | undefined
  return {
    read(value, isOpen, done) {
      if (shown === null) return null
      const tree = draw({ value, isOpen, done })
      if (tree === shown) return undefined
      if (tree !== undefined) shown = tree
      return tree
    },
  }
}
