import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { JsonObject, TreeNode } from '../../../core/index.ts'
import { useRenderOptions } from '../../index.ts'
import { kitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import type { VisualChunk } from './visual-chunk.ts'

interface Props<P> {
  /** Of the component that is drawn. */
  type: string
  chunk: VisualChunk<P>
  props: P
}

/**
 * A visual, or the node's placeholder until it is loaded. The boundary is the same on both sides: markup of a server that had
 * loaded it stays in place until the browser has.
 */
export function ChunkView<P extends object>({ type, chunk, props }: Props<P>): ReactElement {
  // Chosen once: another one would mount anew what the person is reading.
  const [Visual] = useState(chunk.choose)
  return (
    // Props of a node are JSON; only their type here is the component's own.
    <Suspense fallback={<Awaited node={{ type, props: props as JsonObject }} />}>
      <Visual {...props} />
    </Suspense>
  )
}

function Awaited({ node }: { node: TreeNode }): ReactNode {
  const { placeholder = kitPlaceholder } = useRenderOptions()
  return typeof placeholder === 'function' ? placeholder(node) : placeholder
}
