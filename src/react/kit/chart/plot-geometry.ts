import type { ChartPoint } from './chart-model.ts'
import type { ChartWriters } from './use-chart-writers.ts'

/** How high a drawing is, by its size, in heights of its text. */
export const HEIGHT_EM = { small: 13, medium: 20, large: 28 } as const

/** The drawing to fill, in pixels; its text is `em` high. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly em: number
  /** What runs along the line starts at the right. */
  readonly rtl: boolean
  /** The series that are not hidden, by index. */
  readonly shown: readonly number[]
  readonly writers: Pick<ChartWriters, 'tick' | 'place'>
}

export interface PlotBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** From values to pixels, already turned for the direction. */
export interface Scales {
  /** The middle of a point along its axis. */
  along(point: ChartPoint, index: number): number
  across(value: number): number
  /** How much of the axis belongs to one point. */
  readonly slotSize: number
  /** Of an axis of numbers or times: where one stands on it. */
  place?(position: number): number
}

/** Both ways between a scale and the drawing. */
export interface PlotScale {
  place(value: number): number
  at(pixel: number): number
}
