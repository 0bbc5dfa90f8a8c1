import type { ChartModel } from './chart-model.ts'
import type { PlotLayout } from './plot-layout.ts'
import type { Walk } from './use-walk.ts'

/** The farthest from a point of a scatter plot that still means that point. */
const REACH = 40
/** The gap between a mark and its readout. */
const MAX_APART = 40

/** The mark meant by a place on the drawing. */
export function findMark(layout: PlotLayout, model: ChartModel, x: number, y: number): Walk | undefined {
  if (model.kind === 'scatter') return nearestDot(layout, x, y)
  const along = model.horizontal ? y : x
  let point: number | undefined
  let least = Number.POSITIVE_INFINITY
  layout.slots.forEach((slot, index) => {
    const distance = Math.abs(slot - along)
    if (distance >= least) return
    least = distance
    point = index
  })
  return point === undefined ? undefined : { point, series: undefined }
}

function nearestDot({ dots }: PlotLayout, x: number, y: number): Walk | undefined {
  let nearest: Walk | undefined
  let least = REACH
  for (const dot of dots) {
    const distance = Math.hypot(dot.x - x, dot.y - y)
    if (distance >= least) continue
    least = distance
    nearest = { point: dot.point, series: dot.series }
  }
  return nearest
}

/** The place of the readout of a mark: beside it, towards the middle, in shares of the drawing from its left and top. */
export interface ReadoutPlace {
  readonly side: 'left' | 'right'
  readonly x: number
  readonly y: number
}

export function placeReadout(
  { slots, slotSize, dots, height }: PlotLayout,
  { horizontal }: ChartModel,
  walk: Walk,
  width: number,
): ReadoutPlace {
  const dot = dots.find(
    ({ point, series }) => point === walk.point && (walk.series === undefined || series === walk.series),
  )
  const slot = slots[walk.point] ?? 0
  const x = dot?.x ?? (horizontal ? width / 2 : slot)
  const y = dot?.y ?? (horizontal ? slot : 0)
  const apart = dot === undefined && !horizontal ? Math.min(slotSize / 2, MAX_APART) : (dot?.radius ?? 0)
  const side = x > width / 2 ? 'left' : 'right'
  return { side, x: (side === 'left' ? x - apart : x + apart) / width, y: y / height }
}
