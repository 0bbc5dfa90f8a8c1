import type { BarMark } from './bar-marks.ts'
import type { ChartModel } from './chart-model.ts'
import type { DotMark } from './dot-marks.ts'
import type { LineMark } from './line-marks.ts'
import type { PlotBox, PlotFrame, PlotScale, Scales } from './plot-geometry.ts'
import type { AxisLabel } from './thin-labels.ts'
import type { ValueAxis } from './value-axis.ts'

/** Where everything on a plot is drawn. */
export interface PlotLayout {
  readonly box: PlotBox
  readonly height: number
  readonly valueTicks: readonly { at: number; label: string; zero: boolean }[]
  readonly xLabels: readonly AxisLabel[]
  /** The middle of each point along its axis. */
  readonly slots: readonly number[]
  readonly slotSize: number
  readonly bars: readonly BarMark[]
  readonly lines: readonly LineMark[]
  readonly dots: readonly DotMark[]
  readonly thresholds: readonly { at: number; label: string; tone: string | undefined }[]
  /** On a scatter plot: places the box of a selection. */
  readonly scales: { readonly x: PlotScale; readonly y: PlotScale } | undefined
}

/** The input of both layouts, upright and sideways. */
export interface Plotted {
  readonly model: ChartModel
  readonly frame: PlotFrame
  /** The axis of the values, with about `ticks` ticks. */
  valueAxis(ticks: number): ValueAxis
  marks(scales: Scales): Pick<PlotLayout, 'bars' | 'lines' | 'dots' | 'thresholds'>
}
