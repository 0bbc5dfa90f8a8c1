import type { ReactElement } from 'react'
import { useFormat } from '../environment/use-format.ts'
import type { Scale } from './read-scale.ts'

/** The two ends of a scale, written below it. */
export function ScaleEnds({ scale }: { scale: Scale }): ReactElement {
  const format = useFormat()
  return (
    <span data-part="ends" aria-hidden="true">
      <bdi>{format(scale.min, scale.format)}</bdi>
      <bdi>{format(scale.max, scale.format)}</bdi>
    </span>
  )
}
