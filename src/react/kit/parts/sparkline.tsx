import type { ReactElement } from 'react'
import { round } from './round.ts'

const WIDTH = 100
const HEIGHT = 28
const INSET = 3

/** The course of a number, without axes; its text alternative names its ends. */
export function Sparkline({ values }: { values: readonly number[] }): ReactElement {
  const low = Math.min(...values)
  const range = Math.max(...values) - low
  const x = (index: number) => (index / (values.length - 1)) * WIDTH
  const y = (value: number) =>
    range === 0 ? HEIGHT / 2 : INSET + (1 - (value - low) / range) * (HEIGHT - 2 * INSET)
  const course = `M${values.map((value, index) => `${round(x(index))},${round(y(value))}`).join('L')}`
  return (
    <svg
      data-part="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path data-part="spark-area" d={`${course}L${WIDTH},${HEIGHT}L0,${HEIGHT}Z`} />
      <path data-part="spark-line" d={course} />
    </svg>
  )
}
