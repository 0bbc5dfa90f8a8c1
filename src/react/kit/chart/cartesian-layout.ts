// Turns a model into places: pure, so that a server, a browser and a picture draw the same chart. All lengths are in the
// pixels of a drawing `width` by `height` whose text is `em` high; what runs along the line starts at the inline start.
import { scaleBand, scaleLinear, scaleUtc } from 'd3-scale'
import { type BarMark, layoutBars } from './bar-marks.ts'
import type { ChartModel, ChartPoint } from './chart-model.ts'
import { type DotMark, layoutDots } from './dot-marks.ts'
import { type LineMark, layoutLines } from './line-marks.ts'
import { type Extents, plainExtents, stackedExtents } from './stack-series.ts'
import { fitText, textWidth } from './text-fit.ts'
import { type AxisLabel, thinLabels } from './thin-labels.ts'
import { valueDomain, valueTicks } from './value-domain.ts'

export interface PlotBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface ValueTick {
  readonly at: number
  readonly label: string
  readonly zero: boolean
}

export interface CartesianLayout {
  readonly box: PlotBox
  readonly height: number
  /** Across the page in a horizontal chart. */
  readonly valueTicks: readonly ValueTick[]
  readonly xLabels: readonly AxisLabel[]
  /** The middle of each point along its axis, and how much of it belongs to the point. */
  readonly slots: readonly number[]
  readonly slotSize: number
  readonly bars: readonly BarMark[]
  readonly lines: readonly LineMark[]
  readonly dots: readonly DotMark[]
  readonly thresholds: readonly { at: number; label: string; tone: string | undefined }[]
}

export interface LayoutFrame {
  readonly width: number
  readonly height: number
  /** The height of the axis text. */
  readonly em: number
  readonly rtl: boolean
  /** The series that are not hidden, by index. */
  readonly shown: readonly number[]
  writeTick(value: number, ticks: readonly number[]): string
  /** Labels of a scale of numbers or times. */
  writeX(value: number, span: number): string
}

/** Places values and points on the drawing; `x` and `y` of every mark are already turned for the direction. */
export interface Scales {
  /** From a point to the middle of its slot along the category axis. */
  along(point: ChartPoint, index: number): number
  across(value: number): number
  readonly slotSize: number
}

const LABEL_SHARE = 0.4
const BAR_ROW_EM = 1.9
const MOST_BARS_HEIGHT = 960

export function layoutCartesian(model: ChartModel, frame: LayoutFrame): CartesianLayout {
  const extents = extentsOf(model, frame.shown)
  const fromZero = model.kind === 'bar' || model.kind === 'area'
  const ends = extents.flat().flatMap((extent) => extent ?? [])
  const values = fromZero ? ends : tops(extents)
  const domain = valueDomain([...values, ...model.thresholds.map(({ value }) => value)], fromZero)
  return model.horizontal
    ? layoutSideways(model, frame, extents, domain)
    : layoutUpright(model, frame, extents, domain)
}

function layoutUpright(
  model: ChartModel,
  frame: LayoutFrame,
  extents: Extents,
  domain: [number, number],
): CartesianLayout {
  const { width, height, em, rtl } = frame
  const ticks = valueTicks(domain, Math.floor(height / (em * 4.5)))
  const labels = ticks.map((tick) => frame.writeTick(tick, ticks))
  const gutter = Math.max(...labels.map((label) => textWidth(label, em)), em) + 0.8 * em
  const end = model.kind === 'bar' ? 2 : 0.8 * em
  const box: PlotBox = {
    left: rtl ? end : gutter,
    right: width - (rtl ? gutter : end),
    top: 0.7 * em,
    bottom: height - 2 * em,
  }
  const { along, slotSize, scaleTicks } = alongScale(model, box, frame)
  const twoLines = 1.15 * em
  const places =
    scaleTicks ?? model.points.map((point, index) => ({ text: point.label, x: along(point, index) }))
  const slot = scaleTicks === undefined ? slotSize : (box.right - box.left) / Math.max(scaleTicks.length, 1)
  const ordered = rtl ? [...places].reverse() : places
  const xLabels = thinLabels(ordered, slot, width, em)
  const lower = xLabels.some(({ lines }) => lines.length > 1) ? box.bottom - twoLines : box.bottom
  const plot = { ...box, bottom: lower }
  const value = scaleLinear().domain(domain).range([plot.bottom, plot.top])
  const across = (amount: number) => value(amount) ?? plot.bottom
  const scales: Scales = { along, across, slotSize }
  return {
    box: plot,
    height,
    valueTicks: ticks.map((tick, index) => ({
      at: across(tick),
      label: labels[index] ?? '',
      zero: tick === 0,
    })),
    xLabels,
    slots: model.points.map(along),
    slotSize,
    ...marksOf(model, frame, extents, scales),
    thresholds: model.thresholds.map((one) => ({ ...one, at: across(one.value) })),
  }
}

/** Categories down the page, each with a row of its own; values along the line. */
function layoutSideways(
  model: ChartModel,
  frame: LayoutFrame,
  extents: Extents,
  domain: [number, number],
): CartesianLayout {
  const { width, em, rtl } = frame
  const perRow = model.stacked ? 1 : Math.max(frame.shown.length, 1)
  const wanted = model.points.length * em * (BAR_ROW_EM + 0.9 * (perRow - 1)) + 2.6 * em
  const height = Math.min(Math.max(wanted, 6 * em), Math.max(MOST_BARS_HEIGHT, frame.height))
  const longest = Math.max(em, ...model.points.map(({ label }) => textWidth(label, em)))
  const gutter = Math.min(longest, width * LABEL_SHARE) + 0.8 * em
  const ticks = valueTicks(domain, Math.floor((width - gutter) / (em * 7)))
  const labels = ticks.map((tick) => frame.writeTick(tick, ticks))
  const end = textWidth(labels.at(-1) ?? '', em) / 2 + 2
  const box: PlotBox = {
    left: rtl ? end : gutter,
    right: width - (rtl ? gutter : end),
    top: 0.4 * em,
    bottom: height - 2 * em,
  }
  const band = scaleBand<number>()
    .domain(model.points.map((_, index) => index))
    .range([box.top, box.bottom])
  const value = scaleLinear()
    .domain(domain)
    .range(rtl ? [box.right, box.left] : [box.left, box.right])
  const across = (amount: number) => value(amount) ?? box.left
  const slotSize = band.bandwidth()
  const along = (_: ChartPoint, index: number) => (band(index) ?? box.top) + slotSize / 2
  const every = Math.max(1, Math.ceil((1.3 * em) / Math.max(slotSize, 0.01)))
  return {
    box,
    height,
    valueTicks: ticks.map((tick, index) => ({
      at: across(tick),
      label: labels[index] ?? '',
      zero: tick === 0,
    })),
    xLabels: model.points.flatMap((point, index) =>
      index % every === 0
        ? [{ lines: [fitText(point.label, gutter - 0.8 * em, em)], x: along(point, index) }]
        : [],
    ),
    slots: model.points.map(along),
    slotSize,
    ...marksOf(model, frame, extents, { along, across, slotSize }),
    thresholds: model.thresholds.map((one) => ({ ...one, at: across(one.value) })),
  }
}

function marksOf(model: ChartModel, frame: LayoutFrame, extents: Extents, scales: Scales) {
  return {
    bars: model.kind === 'bar' ? layoutBars(model, frame.shown, extents, scales) : [],
    lines:
      model.kind === 'line' || model.kind === 'area' ? layoutLines(model, frame.shown, extents, scales) : [],
    dots: model.kind === 'scatter' ? layoutDots(model, frame, scales) : [],
  }
}

function alongScale(model: ChartModel, box: PlotBox, frame: LayoutFrame) {
  const range: [number, number] = frame.rtl ? [box.right, box.left] : [box.left, box.right]
  const count = Math.max(model.points.length, 1)
  if (model.axis === 'category') {
    const band = scaleBand<number>()
      .domain(model.points.map((_, index) => index))
      .range(range)
    const slotSize = band.bandwidth()
    const along = (_: ChartPoint, index: number) => (band(index) ?? box.left) + slotSize / 2
    return { along, slotSize, scaleTicks: undefined }
  }
  const positions = model.points.map(({ position }) => position)
  const ends = spread(Math.min(...positions), Math.max(...positions))
  const most = Math.max(2, Math.floor((box.right - box.left) / (frame.em * 6)))
  const inset = model.kind === 'scatter' ? frame.em : 0
  const inner: [number, number] = [
    range[0] + (frame.rtl ? -inset : inset),
    range[1] - (frame.rtl ? -inset : inset),
  ]
  const scale =
    model.axis === 'time' ? scaleUtc().domain(ends).range(inner) : scaleLinear().domain(ends).range(inner)
  const place = (position: number) => Number(scale(position))
  const ticks = scale.ticks(most).map(Number)
  return {
    along: (point: ChartPoint) => place(point.position),
    slotSize: (box.right - box.left) / count,
    scaleTicks: ticks.map((tick) => ({ text: frame.writeX(tick, ends[1] - ends[0]), x: place(tick) })),
  }
}

/** A scale of one value would have no length. */
function spread(low: number, high: number): [number, number] {
  return low === high ? [low - 1, high + 1] : [low, high]
}

function extentsOf(model: ChartModel, shown: readonly number[]): Extents {
  return model.stacked ? stackedExtents(model.points, shown) : plainExtents(model.points, shown)
}

function tops(extents: Extents): number[] {
  return extents.flat().flatMap((extent) => (extent === null ? [] : [extent[1]]))
}
