import { arc, pie } from 'd3-shape'
import { type ChartModel, REST_COLOR } from './chart-model.ts'

export interface Slice {
  readonly label: string
  readonly value: number
  /** Its share of the whole, 0 to 1. */
  readonly share: number
  readonly color: string
  /** The index of its point; undefined for the slice of all others. */
  readonly point: number | undefined
  readonly path: string
}

const MAX_SLICES = 12
const HOLE = 0.62

/** The first series as shares of its whole: the largest each on their own, all others together at the end. */
export function layoutSlices(model: ChartModel, radius: number, other: string): Slice[] {
  const all = model.points
    .map(({ label, values, rest }, index) => ({ label, value: values[0] ?? 0, point: index, rest }))
    .filter(({ value }) => value > 0)
  const total = sum(all)
  const single = all.filter(({ rest }) => !rest).sort((a, b) => b.value - a.value)
  const given = all.filter(({ rest }) => rest)
  const most = single.length + given.length > MAX_SLICES ? MAX_SLICES - 1 : MAX_SLICES
  const others = [...single.slice(most), ...given]
  const parts: Omit<Slice, 'share' | 'color' | 'path'>[] = single.slice(0, most)
  if (others.length > 0) {
    parts.push({ label: given[0]?.label ?? other, value: sum(others), point: undefined })
  }
  const colors = others.length > 0 ? COLORS - 1 : COLORS
  const turned = pie<{ value: number }>()
    .value(({ value }) => value)
    .sort(null)(parts)
  const draw = arc<(typeof turned)[number]>()
    .innerRadius(model.kind === 'donut' ? radius * HOLE : 0)
    .outerRadius(radius)
    .padAngle(parts.length > 1 ? 0.012 : 0)
    .cornerRadius(2)
    .digits(2)

  return parts.flatMap(({ label, value, point }, index) => {
    const turn = turned[index]
    if (turn === undefined) return []
    const color = point === undefined ? REST_COLOR : sliceColor(index, colors)
    return [{ label, value, point, share: value / total, color, path: draw(turn) ?? '' }]
  })
}

const COLORS = 6
/** The strength of the colour in per cent: once all colours are used, they repeat, lighter. */
const STRENGTHS = [100, 55, 30]

function sliceColor(index: number, colors: number): string {
  const color = `var(--vt-chart-${(index % colors) + 1})`
  const strength = STRENGTHS[Math.floor(index / colors)] ?? 100
  return strength === 100 ? color : `color-mix(in oklab, ${color} ${strength}%, var(--vt-surface))`
}

function sum(parts: readonly { value: number }[]): number {
  return parts.reduce((total, { value }) => total + value, 0)
}
