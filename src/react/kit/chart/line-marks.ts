import { area, curveMonotoneX, line } from 'd3-shape'
import { round } from '../parts/round.ts'
import type { ChartModel } from './chart-model.ts'
import type { Scales } from './plot-geometry.ts'
import type { Extents } from './stack-series.ts'

export interface LineMark {
  readonly series: number
  readonly line: string
  readonly area: string | undefined
  /** Where its values are. A dot is drawn where there is room for dots, and where no line reaches. */
  readonly vertices: readonly { point: number; x: number; y: number; dotted: boolean }[]
}

interface Vertex {
  readonly point: number
  readonly x: number
  readonly from: number
  readonly to: number
  readonly present: boolean
}

const ROOM_FOR_DOTS = 28

export function layoutLines(
  model: ChartModel,
  shown: readonly number[],
  extents: Extents,
  scales: Scales,
): LineMark[] {
  const drawLine = line<Vertex>(
    ({ x }) => x,
    ({ to }) => to,
  )
    .defined(({ present }) => present)
    .curve(curveMonotoneX)
    .digits(2)
  const drawArea = area<Vertex>(
    ({ x }) => x,
    ({ from }) => from,
    ({ to }) => to,
  )
    .defined(({ present }) => present)
    .curve(curveMonotoneX)
    .digits(2)

  return extents.flatMap((layer, order): LineMark[] => {
    const series = shown[order]
    if (series === undefined) return []
    const vertices = model.points.map((point, index): Vertex => {
      const extent = layer[index] ?? null
      return {
        point: index,
        x: scales.along(point, index),
        from: scales.across(extent?.[0] ?? 0),
        to: scales.across(extent?.[1] ?? 0),
        present: extent !== null,
      }
    })
    const roomy = scales.slotSize >= ROOM_FOR_DOTS
    const alone = (index: number) =>
      vertices[index - 1]?.present !== true && vertices[index + 1]?.present !== true
    return [
      {
        series,
        line: drawLine(vertices) ?? '',
        area: model.kind === 'area' ? (drawArea(vertices) ?? '') : undefined,
        vertices: vertices.flatMap(({ point, x, to, present }, index) =>
          present ? [{ point, x: round(x), y: round(to), dotted: roomy || alone(index) }] : [],
        ),
      },
    ]
  })
}
