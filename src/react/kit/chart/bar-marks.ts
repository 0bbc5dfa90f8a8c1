import type { Scales } from './cartesian-layout.ts'
import type { ChartModel } from './chart-model.ts'
import type { Extents } from './stack-series.ts'

export interface BarMark {
  readonly series: number
  readonly point: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const FILLED = 0.72
const WIDEST = 56
/** What is not zero can be seen. */
const THINNEST = 1.5

/** One rectangle per value: side by side in its slot, or one on the other. */
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

  return extents.flatMap((layer, order) =>
    layer.flatMap((extent, index): BarMark[] => {
      const point = model.points[index]
      const series = shown[order]
      if (extent === null || point === undefined || series === undefined) return []
      const offset = model.stacked ? 0 : order * (group / columns) + gap / 2
      const side = scales.along(point, index) - group / 2 + offset
      const from = scales.across(extent[0])
      const to = scales.across(extent[1])
      const length = extent[0] === extent[1] ? Math.abs(to - from) : Math.max(Math.abs(to - from), THINNEST)
      const start = to < from ? from - length : from
      return [
        model.horizontal
          ? { series, point: index, x: start, y: side, width: length, height: thickness }
          : { series, point: index, x: side, y: start, width: thickness, height: length },
      ]
    }),
  )
}
