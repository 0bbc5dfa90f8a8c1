import { createContext, type ReactNode, useContext } from 'react'
import type { ClientIssue, TreeNode } from '../../core/index.ts'
import type { NodeProblem } from '../render/node-problem.ts'

/** What is drawn where a renderer can't draw, and who is told. */
export interface RenderOptions {
  /** Drawn instead of a node that can't be drawn; `null` hides it. Default: its text. */
  fallback?: ReactNode | ((problem: NodeProblem) => ReactNode)
  /** Drawn while `resolveComponent` works. Default: nothing. */
  loading?: ReactNode
  /** Drawn for a held node. Default: `loading`. */
  placeholder?: ReactNode | ((node: TreeNode) => ReactNode)
  /** Called for each node that is drawn as text. Default: a warning in the console. */
  onError?: (problem: NodeProblem) => void
}

/** Read when a node renders: passing new functions does not render the tree again. */
export const RenderOptionsContext = createContext<{ readonly current: RenderOptions }>({ current: {} })

/** The options of the nearest provider, as they are now. */
export function useRenderOptions(): RenderOptions {
  return useContext(RenderOptionsContext).current
}

/** Reports an issue to the model on its next turn; undefined outside a conversation. */
export const ClientIssueContext = createContext<((issue: ClientIssue) => void) | undefined>(undefined)
