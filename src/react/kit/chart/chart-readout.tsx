import type { ReactElement } from 'react'
import { Swatch } from './chart-legend.tsx'

export interface ReadoutLine {
  readonly label: string
  readonly value: string
  readonly color: string
  readonly dash: string | undefined
}

interface Props {
  title: string
  lines: readonly ReadoutLine[]
  lined: boolean
  /** Shares of the drawing, from its left and its top. */
  at: { x: number; y: number }
}

/** The values of a mark beside it; the same words are spoken elsewhere. */
export function ChartReadout({ title, lines, lined, at }: Props): ReactElement {
  const beyond = at.x > 0.5
  return (
    <div
      data-part="readout"
      data-side={beyond ? 'left' : 'right'}
      aria-hidden="true"
      style={{
        [beyond ? 'right' : 'left']: `${((beyond ? 1 - at.x : at.x) * 100).toFixed(2)}%`,
        insetBlockStart: `${(Math.min(at.y, 0.6) * 100).toFixed(2)}%`,
      }}
    >
      <p data-part="readout-title" dir="auto">
        {title}
      </p>
      <ul>
        {lines.map(({ label, value, color, dash }) => (
          <li key={label}>
            <Swatch color={color} dash={dash} lined={lined} />
            <bdi>{label}</bdi>
            <bdi data-part="number">{value}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
