// What a person draws on a plot, in pixels, and which points it selects. Pure.
import type { ChartModel } from './chart-model.ts'
import type { PlotLayout } from './plot-layout.ts'
import type { SelectedBox } from './select-points.ts'
import type { ChartSelection } from './use-chart-selection.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

export interface BrushRect extends Place {
  readonly width: number
  readonly height: number
}

/** The start and end of a drag: a box on a scatter plot, elsewhere a band across the points. */
export function brushBetween(layout: PlotLayout, model: ChartModel, start: Place, end: Place): BrushRect {
  const { box } = layout
  const xs = ends(start.x, end.x, box.left, box.right)
  const ys = ends(start.y, end.y, box.top, box.bottom)
  if (model.kind === 'scatter') return rectOf(xs, ys)
  return model.horizontal ? rectOf([box.left, box.right], ys) : rectOf(xs, [box.top, box.bottom])
}

/** The ranges of numbers that a box covers; undefined where the axes have none. */
export function boxIn({ scales }: PlotLayout, { x, y, width, height }: BrushRect): SelectedBox | undefined {
  if (scales === undefined) return undefined
  return {
    x: ordered(scales.x.at(x), scales.x.at(x + width)),
    y: ordered(scales.y.at(y), scales.y.at(y + height)),
  }
}

/** The first and the last point that a band touches. */
export function runIn(
  { slots, slotSize }: PlotLayout,
  { horizontal }: ChartModel,
  { x, y, width, height }: BrushRect,
): readonly [number, number] | undefined {
  const [from, to] = horizontal ? [y, y + height] : [x, x + width]
  const touched = slots.flatMap((slot, index) =>
    slot + slotSize / 2 > from && slot - slotSize / 2 < to ? [index] : [],
  )
  const [first, last] = [touched[0], touched.at(-1)]
  return first === undefined || last === undefined ? undefined : [first, last]
}

/** The outline of the selection: its box on a scatter plot, the band of its points on lines. */
export function brushOf(
  layout: PlotLayout,
  { kind }: ChartModel,
  { box, points }: ChartSelection,
): BrushRect | undefined {
  if (box !== undefined && layout.scales !== undefined) {
    const { x, y } = layout.scales
    const xs = ends(x.place(box.x[0]), x.place(box.x[1]), layout.box.left, layout.box.right)
    const ys = ends(y.place(box.y[0]), y.place(box.y[1]), layout.box.top, layout.box.bottom)
    return rectOf(widened(xs), widened(ys))
  }
  if (kind !== 'line' && kind !== 'area') return undefined
  const chosen = [...(points ?? [])].flatMap((index) => layout.slots[index] ?? [])
  const [first, last] = [Math.min(...chosen), Math.max(...chosen)]
  if (first > last) return undefined
  const room = Math.min(layout.slotSize / 2, MAX_ROOM)
  return rectOf(widened(ends(first - room, last + room, layout.box.left, layout.box.right)), [
    layout.box.top,
    layout.box.bottom,
  ])
}

const MAX_ROOM = 12
const SMALLEST = 10

/** A single value is visible, too. */
function widened([low, high]: readonly [number, number]): readonly [number, number] {
  const lacking = Math.max(SMALLEST - (high - low), 0) / 2
  return [low - lacking, high + lacking]
}

function ends(one: number, other: number, least: number, most: number): readonly [number, number] {
  const inside = (value: number) => Math.min(Math.max(value, least), most)
  return ordered(inside(one), inside(other))
}

function ordered(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one]
}

function rectOf(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): BrushRect {
  return { x: left, y: top, width: right - left, height: bottom - top }
}
