import type { ReactElement } from 'react'
import { Swatch } from './chart-legend.tsx'
import type { ReadoutPlace } from './find-mark.ts'

/** Any lower, it would leave the drawing. */
const LOWEST = 0.6

export interface ReadoutLine {
  readonly series: number
  readonly label: string
  readonly value: string
  readonly color: string
  readonly dash: string | undefined
}

interface Props {
  title: string
  lines: readonly ReadoutLine[]
  lined: boolean
  at: ReadoutPlace
}

/** The values of a mark, beside it. Hidden from screen readers, which get the same words from a live region. */
export function ChartReadout({ title, lines, lined, at }: Props): ReactElement {
  return (
    <div
      data-part="readout"
      data-side={at.side}
      aria-hidden="true"
      style={{
        [at.side === 'left' ? 'right' : 'left']: percent(at.side === 'left' ? 1 - at.x : at.x),
        insetBlockStart: percent(Math.min(at.y, LOWEST)),
      }}
    >
      <p data-part="readout-title" dir="auto">
        {title}
      </p>
      <ul>
        {lines.map(({ series, label, value, color, dash }) => (
          <li key={series}>
            <Swatch color={color} dash={dash} lined={lined} />
            <bdi>{label}</bdi>
            <bdi data-part="number">{value}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
