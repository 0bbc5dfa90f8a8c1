import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { JsonObject, TreeNode } from '../../../core/index.ts'
import { useRenderOptions } from '../../index.ts'
import { kitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import type { VisualChunk } from './visual-chunk.ts'

interface Props<P> {
  /** The name of the component that is drawn. */
  type: string
  chunk: VisualChunk<P>
  props: P
}

/**
 * A visual, or the node's placeholder until it is loaded. Server and browser draw the same boundary, so the markup of a
 * server that had loaded the visual stays in place until the browser has, too.
 */
export function ChunkView<P extends object>({ type, chunk, props }: Props<P>): ReactElement {
  // Chosen once: switching would remount what the person is reading.
  const [Visual] = useState(chunk.choose)
  return (
    // The props of a node are JSON; `P` only narrows their type.
    <Suspense fallback={<Awaited node={{ type, props: props as JsonObject }} />}>
      <Visual {...props} />
    </Suspense>
  )
}

function Awaited({ node }: { node: TreeNode }): ReactNode {
  const { placeholder = kitPlaceholder } = useRenderOptions()
  return typeof placeholder === 'function' ? placeholder(node) : placeholder
}
