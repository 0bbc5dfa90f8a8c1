import { createContext, useContext } from 'react'
import type { TreeNode } from '../../core/index.ts'

/** What a renderer may know of the node it draws. */
export interface NodeInfo {
  /** Derived from its place; unique in its view. */
  readonly id: string
  readonly type: string
  /** The model has not finished writing it: props may be missing or half there. */
  readonly incomplete: boolean
  /** A placeholder stands for it. */
  readonly held: boolean
  /** Its child nodes as they were written, in the order of the drawn `children`. */
  readonly children: readonly TreeNode[]
}

export const NodeContext = createContext<NodeInfo | null>(null)

/** The node being drawn, or null outside a view. */
export function useNode(): NodeInfo | null {
  return useContext(NodeContext)
}
