import type { ReactElement } from 'react'
import type { SkeletonShape, TreeNode } from '../../../core/index.ts'
import { useVitrail } from '../../index.ts'
import { knownHeight } from './known-height.ts'
import { SKELETONS } from './skeletons.tsx'

/** The text size at which heights are measured; they scale with it. */
const ROOT_SIZE = 16

/** Takes the place of a node that is not drawn yet: the shape its definition names and, if known, its final height. */
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
  const height = node === undefined ? undefined : knownHeight(node.type, node.props)
  return (
    <div
      className="vt-skeleton"
      data-shape={wanted}
      data-known={height === undefined ? undefined : ''}
      style={height === undefined ? undefined : { blockSize: `${height / ROOT_SIZE}rem` }}
      aria-hidden="true"
    >
      {SKELETONS[wanted](node?.props ?? {})}
    </div>
  )
}

/** For `VitrailProvider placeholder`. */
export function kitPlaceholder(node: TreeNode): ReactElement {
  return <KitPlaceholder node={node} />
}
