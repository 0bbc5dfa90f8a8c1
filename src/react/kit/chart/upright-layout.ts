import { extent } from '../../../core/index.ts'
import type { ChartModel, ChartPoint } from './chart-model.ts'
import type { PlotBox, PlotFrame, PlotScale, Scales } from './plot-geometry.ts'
import type { PlotLayout, Plotted } from './plot-layout.ts'
import { linearScale, roundTicks, slotScale, timeTicks } from './scale.ts'
import { textWidth } from './text-fit.ts'
import { type LabelPlace, thinLabels } from './thin-labels.ts'

const TICK_EM = 4.5
const X_TICK_EM = 6
const SECOND_LINE_EM = 1.15

/** Points along the line, values up the page. */
export function layoutUpright({ model, frame, valueAxis, marks }: Plotted): PlotLayout {
  const { width, height, em, rtl } = frame
  const { domain, ticks } = valueAxis(height / (em * TICK_EM))
  const labels = ticks.map((tick) => frame.writers.tick(tick, ticks))
  const gutter = Math.max(...labels.map((label) => textWidth(label, em)), em) + 0.8 * em
  const end = model.kind === 'bar' ? 2 : 0.8 * em
  const room: PlotBox = {
    left: rtl ? end : gutter,
    right: Math.max(width - (rtl ? gutter : end), (rtl ? end : gutter) + 1),
    top: 0.7 * em,
    bottom: height - 2 * em,
  }
  const { along, slotSize, places, slot, scale } = alongAxis(model, room, frame)
  const xLabels = thinLabels(rtl ? [...places].reverse() : places, slot, width, em)
  const twoLines = xLabels.some(({ lines }) => lines.length > 1)
  const box = { ...room, bottom: twoLines ? room.bottom - SECOND_LINE_EM * em : room.bottom }
  const across = linearScale(domain, [box.bottom, box.top])
  const scales: Scales = {
    along,
    slotSize,
    across: across.place,
    ...(scale !== undefined && { place: scale.place }),
  }
  return {
    box,
    height,
    valueTicks: ticks.map((tick, index) => ({
      at: across.place(tick),
      label: labels[index] ?? '',
      zero: tick === 0,
    })),
    xLabels,
    slots: model.points.map(along),
    slotSize,
    scales: model.kind === 'scatter' && scale !== undefined ? { x: scale, y: across } : undefined,
    ...marks(scales),
  }
}

interface AlongAxis {
  along: Scales['along']
  slotSize: number
  /** The labels, and how much room each could have. */
  places: LabelPlace[]
  slot: number
  /** Absent where points stand in a row. */
  scale?: PlotScale
}

function alongAxis(model: ChartModel, box: PlotBox, frame: PlotFrame): AlongAxis {
  return model.axis === 'category' ? categoryAxis(model, box, frame.rtl) : scaleAxis(model, box, frame)
}

function categoryAxis({ points }: ChartModel, box: PlotBox, rtl: boolean): AlongAxis {
  const { middle, size: slotSize } = slotScale(
    points.length,
    rtl ? [box.right, box.left] : [box.left, box.right],
  )
  const along = (_: ChartPoint, index: number) => middle(index)
  const places = points.map((point, index) => ({ text: point.label, x: along(point, index) }))
  return { along, slotSize, places, slot: slotSize }
}

/** For numbers or times: every point at its x, labels at round values. */
function scaleAxis({ points, kind, axis }: ChartModel, box: PlotBox, frame: PlotFrame): AlongAxis {
  const positions = points.flatMap(({ position, edges }) => edges ?? [position])
  const { low, high } = extent(positions)
  // The scale of a single value would have no length.
  const ends: [number, number] = low === high ? [low - 1, high + 1] : [low, high]
  const inset = kind === 'scatter' ? frame.em : 0
  const [left, right] = [box.left + inset, box.right - inset]
  const scale = linearScale(ends, frame.rtl ? [right, left] : [left, right])
  const most = Math.max(2, Math.floor((box.right - box.left) / (frame.em * X_TICK_EM)))
  const ticks = axis === 'time' ? timeTicks(ends, most) : roundTicks(ends, most)
  return {
    along: (point) => scale.place(point.position),
    slotSize: (box.right - box.left) / Math.max(points.length, 1),
    places: ticks.map((tick) => ({
      text: frame.writers.place(tick, ends[1] - ends[0]),
      x: scale.place(tick),
    })),
    slot: (box.right - box.left) / Math.max(ticks.length, 1),
    scale,
  }
}
