import type { TreeNode } from 'vitrail'

/** A use of a component that its short example leaves out. */
export interface Sample {
  title: string
  node: TreeNode
}

export type Samples = Readonly<Record<string, readonly Sample[]>>
