import type { ReactElement } from 'react'
import type { SkeletonShape, TreeNode } from '../../../core/index.ts'
import { useVitrail } from '../../index.ts'
import { SKELETONS } from './skeletons.tsx'

/** Stands for a node that is not drawn yet, in the shape its definition names and, where it is known, its final height. */
export function KitPlaceholder({
  node,
  shape,
}: {
  node?: TreeNode
  shape?: SkeletonShape
}): ReactElement | null {
  const { catalog } = useVitrail()
  const defined = node === undefined ? undefined : catalog?.get(node.type)?.skeleton
  const wanted = shape ?? (typeof defined === 'function' ? defined(node?.props ?? {}) : defined) ?? 'lines'
  if (wanted === 'none') return null
  return (
    <div className="vt-skeleton" data-shape={wanted} aria-hidden="true">
      {SKELETONS[wanted](node?.props ?? {})}
    </div>
  )
}

/** For `VitrailProvider placeholder`. */
export function kitPlaceholder(node: TreeNode): ReactElement {
  return <KitPlaceholder node={node} />
}
