import type { CSSProperties, ReactElement } from 'react'
import type { StackProps } from '../../../kit/index.ts'
import type { Slot } from '../parts/slot.ts'
import { readChoice, readNumber } from '../read/lenient.ts'

const GAPS = ['none', 'small', 'medium', 'large'] as const
const ALIGN = ['start', 'center', 'end', 'stretch', 'baseline'] as const
const JUSTIFY = ['start', 'center', 'end', 'between', 'around', 'evenly'] as const
const MAX_GAP_PX = 64

export function Stack({ direction, gap, align, justify, wrap, children }: StackProps & Slot): ReactElement {
  const pixels = readNumber(gap)
  const style: CSSProperties | undefined =
    pixels === undefined ? undefined : { gap: `${Math.min(Math.max(pixels, 0), MAX_GAP_PX) / 16}rem` }
  return (
    <div
      className="vt-stack"
      data-direction={readChoice(direction, ['column', 'row'], 'column')}
      data-gap={pixels === undefined ? readChoice(gap, GAPS, 'medium') : undefined}
      data-align={readChoice(align, ALIGN, undefined)}
      data-justify={readChoice(justify, JUSTIFY, undefined)}
      data-wrap={wrap === false ? 'no' : undefined}
      style={style}
    >
      {children}
    </div>
  )
}
