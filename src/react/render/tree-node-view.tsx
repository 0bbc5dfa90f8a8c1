import { memo, type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { childIds, ROOT_ID, TEXT_COMPONENT, type TreeNode } from '../../core/index.ts'
import { ChildNodesContext, NodeContext, NodeIdContext, type NodeInfo } from '../node/use-node.ts'
import { RenderOptionsContext } from '../provider/render-options.ts'
import { DrawnNode } from './drawn-node.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { NodeFallback } from './node-fallback.tsx'
import { RootSlotContext } from './view-drawing.ts'

/**
 * One node of a view and, through its renderer, what stands below it. Memoised: a node whose object did not change does not
 * render again. Its own error boundary contains its failures.
 */
export const TreeNodeView = memo(function TreeNodeView({
  node,
  id,
}: {
  node: TreeNode
  id: string
}): ReactElement {
  const { type, incomplete = false, held = false, children = NO_CHILDREN } = node
  const info = useMemo<NodeInfo>(() => ({ id, type, incomplete, held }), [id, type, incomplete, held])
  return (
    <NodeIdContext.Provider value={id}>
      <NodeContext.Provider value={info}>
        <ChildNodesContext.Provider value={children}>
          <ErrorBoundary
            resetKey={node}
            caught={(error) => <NodeFallback node={node} reason="error" error={error} />}
          >
            <NodeBody node={node} id={id} />
          </ErrorBoundary>
        </ChildNodesContext.Provider>
      </NodeContext.Provider>
    </NodeIdContext.Provider>
  )
})

const NO_CHILDREN: readonly TreeNode[] = []

function NodeBody({ node, id }: { node: TreeNode; id: string }): ReactNode {
  if (node.held === true) return <Placeholder node={node} />
  if (node.text !== undefined) return <NodeFallback node={node} reason="undeclared" />
  if (node.type === TEXT_COMPONENT) return <NodeFallback node={node} reason="refused" />
  if (id === ROOT_ID) return <RootBody node={node} />
  return <DrawnNode node={node}>{drawChildren(id, node.children)}</DrawnNode>
}

function RootBody({ node }: { node: TreeNode }): ReactNode {
  const slot = useContext(RootSlotContext)
  const children = drawChildren(ROOT_ID, node.children)
  if (slot === undefined) return <DrawnNode node={node}>{children}</DrawnNode>
  return (
    <DrawnNode node={node}>
      {children}
      {slot}
    </DrawnNode>
  )
}

function Placeholder({ node }: { node: TreeNode }): ReactNode {
  const { placeholder, loading } = useContext(RenderOptionsContext).current
  return typeof placeholder === 'function' ? placeholder(node) : (placeholder ?? loading)
}

/** The drawn children of a node, each under its id. */
function drawChildren(parentId: string, children: readonly TreeNode[] | undefined): ReactNode {
  if (children === undefined || children.length === 0) return undefined
  const ids = childIds(parentId, children)
  return children.map((child, index) => {
    const id = ids[index] ?? `${parentId}/${index}`
    return <TreeNodeView key={id} node={child} id={id} />
  })
}
