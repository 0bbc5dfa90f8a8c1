import type { ChartPoint } from './chart-model.ts'
import type { ChartWriters } from './use-chart-writers.ts'

/** The height of a drawing by its size, in em of its text. */
export const HEIGHT_EM = { small: 13, medium: 20, large: 28 } as const

/** The drawing to fill, in pixels; its text is `em` high. */
export interface PlotFrame {
  readonly width: number
  readonly height: number
  readonly em: number
  /** The direction is right to left. */
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

/** From values to pixels, with the direction already applied. */
export interface Scales {
  /** The middle of a point along its axis. */
  along(point: ChartPoint, index: number): number
  across(value: number): number
  /** How much of the axis belongs to one point. */
  readonly slotSize: number
  /** On an axis of numbers or times: the pixel of one. */
  place?(position: number): number
}

/** Converts between values on a scale and pixels, both ways. */
export interface PlotScale {
  place(value: number): number
  at(pixel: number): number
}
