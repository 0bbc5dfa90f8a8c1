import { useContext, useMemo } from 'react'
import { type Catalog, defineCatalog, type Issue, ROOT_ID, type TreeNode, toText } from '../../core/index.ts'
import { useNodeId } from '../node/use-node.ts'
import { useViewScope } from '../node/view-scope.ts'
import { useVitrail, type VitrailSettings } from '../provider/settings.ts'
import { ViewTextContext } from './view-drawing.ts'

/**
 * Why a node is drawn as text. `unknown`: nothing draws that component, or that version of it; `invalid`: the catalog refuses
 * its props; `error`: its renderer threw; `undeclared` and `refused`: the server sent text in its place, which is no failure.
 */
export type NodeProblemReason = 'unknown' | 'invalid' | 'error' | 'undeclared' | 'refused'

export interface NodeProblemCause {
  readonly node: TreeNode
  readonly reason: NodeProblemReason
  /** With `invalid`. */
  readonly issues?: readonly Issue[]
  /** With `error`. */
  readonly error?: unknown
}

/** A node that could not be drawn, and why. */
export interface NodeProblem extends NodeProblemCause {
  readonly viewId: string
  readonly nodeId: string
  /** The text of the node, in the markdown dialect; '' where it has none. */
  readonly text: string
}

export function useNodeProblem({ node, reason, issues, error }: NodeProblemCause): NodeProblem {
  const settings = useVitrail()
  const viewText = useContext(ViewTextContext)
  const { viewId } = useViewScope()
  const nodeId = useNodeId() ?? ROOT_ID
  return useMemo(() => {
    const stored = node.text ?? (nodeId === ROOT_ID ? viewText : undefined)
    return {
      node,
      reason,
      viewId,
      nodeId,
      text: stored ?? textOf(node, settings),
      ...(issues !== undefined && { issues }),
      ...(error !== undefined && { error }),
    }
  }, [node, reason, issues, error, settings, viewText, viewId, nodeId])
}

const NO_CATALOG: Catalog = defineCatalog([])

function textOf(node: TreeNode, { catalog = NO_CATALOG, locale, timeZone }: VitrailSettings): string {
  return toText(catalog, node, { locale, timeZone })
}
