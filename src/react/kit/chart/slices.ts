import { arc, pie } from 'd3-shape'
import type { ChartModel } from './chart-model.ts'

export interface Slice {
  readonly label: string
  readonly value: number
  /** Of the whole, 0 to 1. */
  readonly share: number
  readonly color: string
  /** The place of its point; undefined for what is gathered. */
  readonly point: number | undefined
  readonly path: string
}

const MOST_SLICES = 12
const COLORS = 6
const HOLE = 0.62

/** The first series as shares of its whole: the largest by themselves, the rest gathered under `other`. */
export function layoutSlices(model: ChartModel, radius: number, other: string): Slice[] {
  const parts = model.points
    .map((point, index) => ({
      label: point.label,
      value: point.values[0] ?? 0,
      point: index as number | undefined,
    }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const rest = parts.length > MOST_SLICES ? parts.splice(MOST_SLICES - 1) : []
  if (rest.length > 0) {
    parts.push({ label: other, value: rest.reduce((sum, { value }) => sum + value, 0), point: undefined })
  }
  const turned = pie<{ value: number }>()
    .value(({ value }) => value)
    .sort(null)(parts)
  const draw = arc<(typeof turned)[number]>()
    .innerRadius(model.kind === 'donut' ? radius * HOLE : 0)
    .outerRadius(radius)
    .padAngle(parts.length > 1 ? 0.012 : 0)
    .cornerRadius(2)
    .digits(2)

  return parts.flatMap((part, index) => {
    const turn = turned[index]
    if (turn === undefined) return []
    return [
      { ...part, share: part.value / total, color: sliceColor(index, part.point), path: draw(turn) ?? '' },
    ]
  })
}

/** After six the colours come again, lighter. */
function sliceColor(index: number, point: number | undefined): string {
  if (point === undefined) return 'var(--vt-subtle)'
  const color = `var(--vt-chart-${(index % COLORS) + 1})`
  return index < COLORS ? color : `color-mix(in oklab, ${color} 55%, var(--vt-surface))`
}
