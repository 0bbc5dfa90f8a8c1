import { scaleBand, scaleLinear, scaleUtc } from 'd3-scale'
import { extent } from '../../../core/index.ts'
import type { Plotted } from './cartesian-layout.ts'
import type { ChartModel, ChartPoint } from './chart-model.ts'
import type { PlotBox, PlotFrame, PlotLayout, PlotScale, Scales } from './plot-geometry.ts'
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
  const value = scaleLinear().domain(domain).range([box.bottom, box.top])
  const scales: Scales = {
    along,
    slotSize,
    across: (amount) => value(amount),
    ...(scale !== undefined && { place: scale.place }),
  }
  const across: PlotScale = { place: (amount) => value(amount), at: (pixel) => value.invert(pixel) }
  return {
    box,
    height,
    valueTicks: ticks.map((tick, index) => ({
      at: value(tick),
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
  /** What is labelled, and how much room each label could have. */
  places: LabelPlace[]
  slot: number
  /** Absent where points stand in a row. */
  scale?: PlotScale
}

function alongAxis(model: ChartModel, box: PlotBox, frame: PlotFrame): AlongAxis {
  return model.axis === 'category' ? categoryAxis(model, box, frame.rtl) : scaleAxis(model, box, frame)
}

function categoryAxis({ points }: ChartModel, box: PlotBox, rtl: boolean): AlongAxis {
  const band = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range(rtl ? [box.right, box.left] : [box.left, box.right])
  const slotSize = band.bandwidth()
  const along = (_: ChartPoint, index: number) => (band(index) ?? box.left) + slotSize / 2
  const places = points.map((point, index) => ({ text: point.label, x: along(point, index) }))
  return { along, slotSize, places, slot: slotSize }
}

/** Numbers or times: every point stands where its x is, the labels at round places. */
function scaleAxis({ points, kind, axis }: ChartModel, box: PlotBox, frame: PlotFrame): AlongAxis {
  const positions = points.flatMap(({ position, edges }) => edges ?? [position])
  const { low, high } = extent(positions)
  // A scale of one value would have no length.
  const ends: [number, number] = low === high ? [low - 1, high + 1] : [low, high]
  const inset = kind === 'scatter' ? frame.em : 0
  const range = [box.left + inset, box.right - inset]
  const turned = frame.rtl ? range.reverse() : range
  const scale =
    axis === 'time' ? scaleUtc().domain(ends).range(turned) : scaleLinear().domain(ends).range(turned)
  const most = Math.max(2, Math.floor((box.right - box.left) / (frame.em * X_TICK_EM)))
  const ticks = scale.ticks(most).map(Number)
  return {
    along: (point) => scale(point.position),
    slotSize: (box.right - box.left) / Math.max(points.length, 1),
    places: ticks.map((tick) => ({ text: frame.writers.place(tick, ends[1] - ends[0]), x: scale(tick) })),
    slot: (box.right - box.left) / Math.max(ticks.length, 1),
    scale: { place: (position) => scale(position), at: (pixel) => Number(scale.invert(pixel)) },
  }
}
