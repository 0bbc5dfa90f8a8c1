/** How large a tree may be. Defaults are those for model calls. */
export interface TreeLimits {
  /** Nodes from the root to the deepest, the root counted; default 12. */
  maxDepth?: number
  /** Default 200. */
  maxNodes?: number
  /** Render units of one view (`cost` of its components, summed); default 10 000. */
  maxUnits?: number
  /** UTF-16 units of all strings in one view; default 1 048 576. */
  maxText?: number
}

/** What a tree may hold unless told otherwise. */
export const DEFAULT_TREE_LIMITS: Required<TreeLimits> = Object.freeze({
  maxDepth: 12,
  maxNodes: 200,
  maxUnits: 10_000,
  maxText: 1_048_576,
})
