import { defineComponent, type JsonObject, type PartialPropsStream } from '../../core/index.ts'
import { without } from '../reading/members.ts'
import { checkPercents } from '../shapes/check-percents.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { chartProps, computedChartProps } from './chart.props.ts'
import { readChart } from './chart.read.ts'
import { chartText } from './chart.text.ts'

const drawRows = drawClosed('title')

/** Shares of a whole are known only once the last slice has been written. */
function drawChart(props: JsonObject, stream: PartialPropsStream): JsonObject {
  const drawn = drawRows(props, stream)
  const isWhole = drawn.type === 'pie' || drawn.type === 'donut'
  return isWhole && stream.isOpen(props) ? without(drawn, 'data') : drawn
}

/** Numbers as bars, lines, areas, points, slices. */
export const Chart = defineComponent({
  name: 'Chart',
  description: 'Numbers as bars, lines, areas, points, slices',
  props: chartProps,
  read: readChart,
  advise: ({ data, series, format }) =>
    checkPercents(
      format,
      data.flatMap((row) => series.map(({ key }) => row[key])),
      ['format'],
    ),
  fills: 'data',
  streaming: 'partial',
  partialProps: drawChart,
  hidden: Object.keys(computedChartProps),
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
