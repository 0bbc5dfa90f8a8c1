import type { ChartPoint } from './chart-model.ts'
import type { PlotBox } from './plot-geometry.ts'
import type { PlotLayout, Plotted } from './plot-layout.ts'
import { linearScale, slotScale } from './scale.ts'
import { fitText, textWidth } from './text-fit.ts'

/** The share of the width that names may take; longer ones are cut. */
const LABEL_SHARE = 0.4
const ROW_EM = 1.9
const FURTHER_BAR_EM = 0.9
const LINE_EM = 1.3
const TALLEST = 960
const TICK_EM = 6
const TICK_GAP_EM = 1.2

/** One row per point, down the page; values along the line. */
export function layoutSideways({ model, frame, valueAxis, marks }: Plotted): PlotLayout {
  const { points } = model
  const { width, em, rtl } = frame
  const bars = model.stacked ? 1 : Math.max(frame.shown.length, 1)
  const wanted = points.length * em * (ROW_EM + FURTHER_BAR_EM * (bars - 1)) + 2.6 * em
  const height = Math.min(Math.max(wanted, 6 * em), Math.max(TALLEST, frame.height))
  const longest = Math.max(em, ...points.map(({ label }) => textWidth(label, em)))
  const labelRoom = Math.min(longest, width * LABEL_SHARE)
  const gutter = labelRoom + 0.8 * em
  const { domain, ticks, labels } = fitTicks({ frame, valueAxis }, width - gutter)
  const end = textWidth(labels.at(-1) ?? '', em) / 2 + 2
  const box: PlotBox = {
    left: rtl ? end : gutter,
    right: Math.max(width - (rtl ? gutter : end), (rtl ? end : gutter) + 1),
    top: 0.4 * em,
    bottom: height - 2 * em,
  }
  const { middle, size: slotSize } = slotScale(points.length, [box.top, box.bottom])
  const along = (_: ChartPoint, index: number) => middle(index)
  const { place } = linearScale(domain, rtl ? [box.right, box.left] : [box.left, box.right])
  const every = Math.max(1, Math.ceil((LINE_EM * em) / Math.max(slotSize, 0.01)))
  return {
    box,
    height,
    valueTicks: ticks.map((tick, index) => ({
      at: place(tick),
      label: labels[index] ?? '',
      zero: tick === 0,
    })),
    xLabels: points.flatMap((point, index) =>
      index % every === 0 ? [{ lines: [fitText(point.label, labelRoom, em)], x: along(point, index) }] : [],
    ),
    slots: points.map(along),
    slotSize,
    scales: undefined,
    ...marks({ along, across: place, slotSize }),
  }
}

/** As many ticks as fit without their labels touching. */
function fitTicks({ frame, valueAxis }: Pick<Plotted, 'frame' | 'valueAxis'>, room: number) {
  const { em, writers } = frame
  for (let count = Math.floor(room / (em * TICK_EM)); ; count--) {
    const { domain, ticks } = valueAxis(count)
    const labels = ticks.map((tick) => writers.tick(tick, ticks))
    const [first = 0, second = domain[1]] = ticks
    const apart = (room * (second - first)) / (domain[1] - domain[0])
    const widest = Math.max(0, ...labels.map((label) => textWidth(label, em)))
    if (count <= 2 || apart >= widest + TICK_GAP_EM * em) return { domain, ticks, labels }
  }
}
