import { stack, stackOffsetDiverging } from 'd3-shape'
import type { ChartPoint } from './chart-model.ts'

/** The start and end of each point of each series; null where there is no value. */
export type Extents = readonly (readonly ([number, number] | null)[])[]

/** Every value from zero, side by side. */
export function plainExtents(points: readonly ChartPoint[], shown: readonly number[]): Extents {
  return shown.map((series) =>
    points.map((point): [number, number] | null => {
      const value = point.values[series] ?? null
      return value === null ? null : [0, value]
    }),
  )
}

/** Stacked: positive values upwards from zero, negative ones downwards. */
export function stackedExtents(points: readonly ChartPoint[], shown: readonly number[]): Extents {
  const stacked = stack<ChartPoint, number>()
    .keys([...shown])
    .value((point, series) => point.values[series] ?? 0)
    .offset(stackOffsetDiverging)([...points])
  return stacked.map((layer, order) =>
    layer.map(([from, to], index): [number, number] | null => {
      const series = shown[order]
      const value = series === undefined ? null : (points[index]?.values[series] ?? null)
      if (value === null) return null
      // The library returns a falling layer bottom first.
      return value < 0 ? [to, from] : [from, to]
    }),
  )
}
