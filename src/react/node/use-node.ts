import { createContext, useContext } from 'react'
import type { TreeNode } from '../../core/index.ts'

/** What a renderer may know of the node it draws. */
export interface NodeInfo {
  /** Derived from its place; unique in its view. */
  readonly id: string
  readonly type: string
  /** The model has not finished writing it: props may be missing or incomplete. */
  readonly incomplete: boolean
  /** It is drawn as a placeholder. */
  readonly held: boolean
}

// Three contexts, since React renders the readers of a nested context again whenever an outer value of it changes:
// an id never changes, flags change once, children with every piece that arrives.
export const NodeIdContext = createContext<string | undefined>(undefined)
export const NodeContext = createContext<NodeInfo | null>(null)
export const ChildNodesContext = createContext<readonly TreeNode[]>([])

/** The node being drawn, or null outside a view. */
export function useNode(): NodeInfo | null {
  return useContext(NodeContext)
}

/** The node's id alone, or undefined outside a view; unlike `useNode`, it renders nothing again. */
export function useNodeId(): string | undefined {
  return useContext(NodeIdContext)
}

/** The child nodes as they were written, in the order of the drawn `children`; for containers that read them, as tabs do. */
export function useChildNodes(): readonly TreeNode[] {
  return useContext(ChildNodesContext)
}
