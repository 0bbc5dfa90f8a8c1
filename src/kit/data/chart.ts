import * as z from 'zod'
import { defineComponent, type JsonObject, type PartialPropsStream } from '../../core/index.ts'
import { without } from '../reading/members.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { fmt } from '../shapes/fmt.ts'
import { ActionName, Key } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { percentSuspect } from '../shapes/percent-suspect.ts'
import { Row } from '../shapes/scalar.ts'
import { Size } from '../shapes/sizes.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { Threshold } from '../shapes/threshold.ts'
import { CATEGORY_TONES } from '../shapes/tone.ts'
import { checkChartData } from './chart.check.ts'
import { readChart } from './chart.read.ts'
import { chartText } from './chart.text.ts'

export const CHART_TYPES = ['bar', 'line', 'area', 'scatter', 'pie', 'donut'] as const

const Series = z.strictObject({
  key: Key,
  label: Label.optional(),
  tone: z.enum(CATEGORY_TONES).optional(),
})

const props = z
  .strictObject({
    type: z.enum(CHART_TYPES),
    title: Title.optional(),
    xKey: Key,
    series: list(Series, 1, 6, 'series'),
    data: list(Row, 1, 200, 'rows'),
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
  })
  .superRefine(checkChartData)

const drawRows = drawClosed('title')

/** The slices of a whole are known only when the last one is. */
function drawChart(props: JsonObject, stream: PartialPropsStream): JsonObject {
  const drawn = drawRows(props, stream)
  const isWhole = drawn.type === 'pie' || drawn.type === 'donut'
  return isWhole && stream.isOpen(props) ? without(drawn, 'data') : drawn
}

export type ChartSeries = z.infer<typeof Series>
export type ChartProps = z.infer<typeof props>

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
  streaming: 'partial',
  partialProps: drawChart,
  skeleton: 'chart',
  width: 'full',
  actions: true,
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
