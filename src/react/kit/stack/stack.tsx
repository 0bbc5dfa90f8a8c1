import type { ReactElement } from 'react'
import type { StackProps } from '../../../kit/index.ts'
import type { Slot } from '../parts/slot.ts'
import { readChoice } from '../read/lenient.ts'
import { GAPS, gapStyle } from '../read/read-gap.ts'

const ALIGN = ['start', 'center', 'end', 'stretch', 'baseline'] as const
const JUSTIFY = ['start', 'center', 'end', 'between', 'around', 'evenly'] as const

/** Draws Stack of `vitrail/kit`. */
export function Stack({ direction, gap, align, justify, wrap, children }: StackProps & Slot): ReactElement {
  const style = gapStyle(gap)
  return (
    <div
      className="vt-stack"
      data-direction={readChoice(direction, ['column', 'row'], 'column')}
      data-gap={style === undefined ? readChoice(gap, GAPS, 'medium') : undefined}
      data-align={readChoice(align, ALIGN, undefined)}
      data-justify={readChoice(justify, JUSTIFY, undefined)}
      data-wrap={wrap === false ? 'no' : undefined}
      style={style}
    >
      {children}
    </div>
  )
}
