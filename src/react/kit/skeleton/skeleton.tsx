import type { ReactElement } from 'react'
import type { SkeletonShape } from '../../../core/index.ts'
import type { SkeletonProps } from '../../../kit/index.ts'
import { KitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import { isBlank, readChoice, readNumber, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { SkeletonLines } from './skeleton-lines.tsx'

const SHAPES: Readonly<Record<'card' | 'table' | 'chart' | 'image', SkeletonShape>> = {
  card: 'card',
  table: 'table',
  chart: 'chart',
  image: 'block',
}

/** A placeholder for what a tool is working on; announced once. */
export function Skeleton({ variant, lines, label }: SkeletonProps): ReactElement {
  const say = useSay()
  const words = readText(label)
  const kind = readChoice(variant, ['card', 'table', 'chart', 'image'], undefined)
  return (
    <div className="vt-skeleton-view" aria-busy="true">
      <p
        role="status"
        className={isBlank(words) ? 'vt-visually-hidden' : undefined}
        data-part="label"
        dir="auto"
      >
        {isBlank(words) ? say('loading') : words}
      </p>
      {kind === undefined ? (
        <SkeletonLines count={readNumber(lines) ?? 3} />
      ) : (
        <KitPlaceholder shape={SHAPES[kind]} />
      )}
    </div>
  )
}
