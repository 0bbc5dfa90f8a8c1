import type { ReactElement } from 'react'
import type { GridProps } from '../../../kit/index.ts'
import type { Slot } from '../parts/slot.ts'
import { readChoice, readNumber } from '../read/lenient.ts'
import { GAPS, gapStyle } from '../read/read-gap.ts'

const MAX_COLUMNS = 6
const MAX_WEIGHT = 12

/** Columns of equal or weighted width; where there is no room for them they fold under one another. */
export function Grid({ columns, weights, size, gap, children }: GridProps & Slot): ReactElement {
  const count = readNumber(columns)
  const shares = Array.isArray(weights) ? weights.flatMap((weight: unknown) => readNumber(weight) ?? []) : []
  const weighted = shares.length > 0
  const pixels = gapStyle(gap)
  const tracks = shares.slice(0, MAX_COLUMNS).map(track).join(' ')
  // A custom property, so that the stylesheet can still fold the columns.
  const style = { ...pixels, ...(weighted && { '--vt-tracks': tracks }) }
  return (
    <div
      className="vt-grid"
      data-columns={weighted || count === undefined ? undefined : clamp(Math.round(count), MAX_COLUMNS)}
      data-weighted={weighted ? '' : undefined}
      data-size={readChoice(size, ['small', 'medium', 'large'], 'medium')}
      data-gap={pixels === undefined ? readChoice(gap, GAPS, 'medium') : undefined}
    >
      <div data-part="cells" style={style}>
        {children}
      </div>
    </div>
  )
}

function track(weight: number): string {
  return `minmax(0, ${clamp(weight, MAX_WEIGHT)}fr)`
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most)
}
