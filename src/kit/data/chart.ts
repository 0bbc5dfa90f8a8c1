import * as z from 'zod'
import { defineComponent, type JsonObject, type PartialPropsStream } from '../../core/index.ts'
import { without } from '../reading/members.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { fmt } from '../shapes/fmt.ts'
import { ActionName, Column, Key, Name } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { Int, Num } from '../shapes/numbers.ts'
import { percentSuspect } from '../shapes/percent-suspect.ts'
import { Row, Scalar } from '../shapes/scalar.ts'
import { Size } from '../shapes/sizes.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { Threshold } from '../shapes/threshold.ts'
import { CATEGORY_TONES } from '../shapes/tone.ts'
import { checkChartData, MOST_WRITTEN_ROWS } from './chart.check.ts'
import { readChart } from './chart.read.ts'
import { chartText } from './chart.text.ts'

/** The values of Chart's `type`. */
export const CHART_TYPES = ['bar', 'line', 'area', 'scatter', 'pie', 'donut'] as const

const Series = z.strictObject({
  key: Key,
  label: Label.optional(),
  tone: z.enum(CATEGORY_TONES).optional(),
})

const MOST_COMPUTED_ROWS = 2_000

/** What computed charts are drawn with; no model writes these. */
const computed = {
  subtitle: Line.optional(),
  /** How many points there are, where those given are a sample. */
  total: Int(0, 1e15).optional(),
  /** The field that holds where a mark ends: before it, or with it. Bars between numbers touch. */
  xEnd: z.strictObject({ key: Key, included: z.boolean().optional() }).optional(),
  /** Dates on the x axis stand for whole units. */
  xUnit: z.enum(['year', 'quarter', 'month', 'week', 'day', 'hour']).optional(),
  /** Scatter: the field that colours a point: these values each by itself and all others alike, or numbers from min to max. */
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
   * Marks can be selected: a field of this name holds the conditions that the rows behind them meet, on the columns behind x and y.
   * Rows whose field `rest` is true cannot.
   */
  selection: z.strictObject({ name: Name, x: Column, y: Column.optional(), rest: Key.optional() }).optional(),
}

const props = z
  .strictObject({
    type: z.enum(CHART_TYPES),
    title: Title.optional(),
    xKey: Key,
    series: list(Series, 1, 6, 'series'),
    data: list(Row, 1, MOST_COMPUTED_ROWS, 'rows').meta({ maxItems: MOST_WRITTEN_ROWS }),
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
    ...computed,
  })
  .superRefine(checkChartData)

const drawRows = drawClosed('title')

/** The slices of a whole are known only when the last one is. */
function drawChart(props: JsonObject, stream: PartialPropsStream): JsonObject {
  const drawn = drawRows(props, stream)
  const isWhole = drawn.type === 'pie' || drawn.type === 'donut'
  return isWhole && stream.isOpen(props) ? without(drawn, 'data') : drawn
}

/** One series of a Chart. */
export type ChartSeries = z.infer<typeof Series>
/** The validated props of a Chart. */
export type ChartProps = z.infer<typeof props>

/** Numbers as bars, lines, areas, points, slices. */
export const Chart = defineComponent({
  name: 'Chart',
  description: 'Numbers as bars, lines, areas, points, slices',
  props,
  read: readChart,
  advise: ({ data, series, format }) =>
    format === 'percent'
      ? percentSuspect(
          data.flatMap((row) => series.map(({ key }) => row[key])),
          ['format'],
        )
      : [],
  fills: 'data',
  streaming: 'partial',
  partialProps: drawChart,
  hidden: Object.keys(computed),
  skeleton: 'chart',
  width: 'wide',
  actions: true,
  events: ['select'],
  aliases: {
    BarChart: { type: 'bar' },
    LineChart: { type: 'line' },
    AreaChart: { type: 'area' },
    ScatterChart: { type: 'scatter' },
    PieChart: { type: 'pie' },
    DonutChart: { type: 'donut' },
  },
  fallbackText: chartText,
  cost: ({ data, series }) => 1 + data.length * series.length,
  example: {
    props: {
      type: 'bar',
      xKey: 'month',
      series: [{ key: 'revenue', label: 'Revenue' }],
      data: [
        { month: 'Jan', revenue: 120 },
        { month: 'Feb', revenue: 145 },
      ],
    },
  },
})
