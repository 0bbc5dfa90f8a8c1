import * as z from 'zod'
import { fmt } from '../shapes/fmt.ts'
import { ActionName, Column, Key, Name } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { Int, Num } from '../shapes/numbers.ts'
import { Row, Scalar } from '../shapes/scalar.ts'
import { Size } from '../shapes/sizes.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { Threshold } from '../shapes/threshold.ts'
import { CATEGORY_TONES } from '../shapes/tone.ts'
import { checkChartData, MAX_WRITTEN_ROWS } from './chart.check.ts'

/** The values of Chart's `type`. */
export const CHART_TYPES = ['bar', 'line', 'area', 'scatter', 'pie', 'donut'] as const

const Series = z.strictObject({
  key: Key,
  label: Label.optional(),
  tone: z.enum(CATEGORY_TONES).optional(),
})

const MAX_COMPUTED_ROWS = 2_000

/** Set by computed charts only; models never write these. */
export const computedChartProps = {
  subtitle: Line.optional(),
  /** How many points there are in all, where `data` is a sample. */
  total: Int(0, 1e15).optional(),
  /** The field with the end of a mark's range; `included`: the end is part of it. Bars of ranges touch. */
  xEnd: z.strictObject({ key: Key, included: z.boolean().optional() }).optional(),
  /** Dates on the x axis stand for whole units of time. */
  xUnit: z.enum(['year', 'quarter', 'month', 'week', 'day', 'hour']).optional(),
  /**
   * Scatter: the field that colours a point. Either `values` get a colour each and all others share one, or numbers are
   * shaded from min to max.
   */
  color: z
    .strictObject({
      key: Key,
      label: Label,
      values: list(Scalar, 1, 8, 'values').optional(),
      min: Num.optional(),
      max: Num.optional(),
    })
    .optional(),
  /**
   * Makes marks selectable: a field of this name holds the conditions that the rows behind the selected marks meet, on the
   * columns behind x and y. Rows whose field `rest` is true cannot be selected.
   */
  selection: z.strictObject({ name: Name, x: Column, y: Column.optional(), rest: Key.optional() }).optional(),
}

export const chartProps = z
  .strictObject({
    type: z.enum(CHART_TYPES),
    title: Title.optional(),
    xKey: Key,
    series: list(Series, 1, 6, 'series'),
    data: list(Row, 1, MAX_COMPUTED_ROWS, 'rows').meta({ maxItems: MAX_WRITTEN_ROWS }),
    ...fmt,
    stacked: z.boolean().optional(),
    horizontal: z.boolean().optional(),
    xLabel: Line.optional(),
    yLabel: Line.optional(),
    sizeKey: Key.optional(),
    thresholds: list(Threshold, 0, 5, 'thresholds').optional(),
    size: Size.optional(),
    summary: Line.optional(),
    action: ActionName.optional(),
    ...computedChartProps,
  })
  .superRefine(checkChartData)

/** One series of a Chart. */
export type ChartSeries = z.infer<typeof Series>
/** The validated props of a Chart. */
export type ChartProps = z.infer<typeof chartProps>
