import type { TreeNode } from 'vitrail'

/** A use of a component beyond its short example. */
export interface Sample {
  title: string
  node: TreeNode
}

export type Samples = Readonly<Record<string, readonly Sample[]>>
