import { round } from '../parts/round.ts'
import type { ChartModel, ChartPoint } from './chart-model.ts'
import type { Scales } from './plot-geometry.ts'
import type { Extents } from './stack-series.ts'

export interface BarMark {
  readonly series: number
  readonly point: number
  readonly path: string
}

const FILLED = 0.72
const WIDEST = 56
const ROUNDING = 3
/** A value that is not zero stays visible. */
const THINNEST = 1.5

/** One bar per value: side by side in its slot, or stacked. */
export function layoutBars(
  model: ChartModel,
  shown: readonly number[],
  extents: Extents,
  scales: Scales,
): BarMark[] {
  const columns = model.stacked ? 1 : Math.max(shown.length, 1)
  const group = Math.min(scales.slotSize * FILLED, WIDEST * columns)
  const gap = columns > 1 ? Math.min(2, group / columns / 4) : 0
  const thickness = Math.max(group / columns - gap, 0.5)
  const rounding = model.stacked ? 0 : Math.min(ROUNDING, thickness / 4)

  return extents.flatMap((layer, order) =>
    layer.flatMap((extent, index): BarMark[] => {
      const point = model.points[index]
      const series = shown[order]
      if (extent === null || point === undefined || series === undefined) return []
      const bin = binOf(point, scales)
      if (bin !== undefined && extent[1] === 0) return []
      const side =
        bin?.start ??
        scales.along(point, index) - group / 2 + (model.stacked ? 0 : order * (group / columns) + gap / 2)
      const from = scales.across(extent[0])
      const to = seen(from, scales.across(extent[1]), extent[0] !== extent[1])
      const path = model.horizontal
        ? sidewaysBar(side, thickness, from, to, rounding)
        : uprightBar(side, bin?.width ?? thickness, from, to, bin === undefined ? rounding : BIN_ROUNDING)
      return [{ series, point: index, path }]
    }),
  )
}

/** A hair apart, so that each can be told from the next. */
const BIN_GAP = 1
const BIN_ROUNDING = 1

/** A bar over a range fills the whole range. */
function binOf({ edges }: ChartPoint, { place }: Scales): { start: number; width: number } | undefined {
  if (edges === undefined || place === undefined) return undefined
  const [from, to] = [place(edges[0]), place(edges[1])]
  const width = Math.abs(to - from)
  const gap = Math.min(BIN_GAP, width / 4)
  return { start: Math.min(from, to) + gap / 2, width: width - gap }
}

function seen(from: number, to: number, valued: boolean): number {
  if (!valued || Math.abs(to - from) >= THINNEST) return to
  return to > from ? from + THINNEST : from - THINNEST
}

/** Straight at zero, rounded at the value. */
function uprightBar(x: number, width: number, from: number, to: number, rounding: number): string {
  const r = Math.min(rounding, Math.abs(to - from))
  const back = to < from ? r : -r
  const [left, right, base, top] = [x, x + width, from, to].map(round)
  return `M${left},${base}V${round(to + back)}Q${left},${top} ${round(x + r)},${top}H${round(x + width - r)}Q${right},${top} ${right},${round(to + back)}V${base}Z`
}

function sidewaysBar(y: number, height: number, from: number, to: number, rounding: number): string {
  const r = Math.min(rounding, Math.abs(to - from))
  const back = to < from ? r : -r
  const [top, bottom, base, tip] = [y, y + height, from, to].map(round)
  return `M${base},${top}H${round(to + back)}Q${tip},${top} ${tip},${round(y + r)}V${round(y + height - r)}Q${tip},${bottom} ${round(to + back)},${bottom}H${base}Z`
}
