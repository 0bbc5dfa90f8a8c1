import type { JsonObject } from '../../../core/index.ts'
import { readNumber } from '../read/lenient.ts'

/** Pixels below the head of a card, for the components over data, before their data has arrived. */
type Height = (props: JsonObject) => number | undefined

const PLOT = 336.5
const ROUND = 259
const HISTOGRAM = 425
const FIGURE = 39
const LEGEND = 36
/** Whether points are shaded or coloured depends on the data: a height between those of both legends. */
const COLORS = 32
const NOTE = 30
const HEAD_OF_TABLE = 120
const HEAD_OF_SUMMARY = 78
const ROW = 38.6
const TALLEST_TABLE = 612

/** A filter that is a link may yield no conditions. */
const note = ({ filter }: JsonObject) => (Array.isArray(filter) && filter.length > 0 ? NOTE : 0)

export const DATASET_HEIGHTS: Readonly<Record<string, Height>> = {
  ColumnSummary: ({ columns }) =>
    Array.isArray(columns) ? HEAD_OF_SUMMARY + ROW * columns.length : undefined,
  DatasetChart({ chart, split, ...props }) {
    if (chart === 'pie' || chart === 'donut') return ROUND + note(props)
    return PLOT + (typeof split === 'string' ? LEGEND : 0) + note(props)
  },
  // A page of as many rows as it may have.
  DatasetTable: ({ pageSize }) => Math.min(HEAD_OF_TABLE + ROW * (readNumber(pageSize) ?? 10), TALLEST_TABLE),
  Histogram: (props) => HISTOGRAM + note(props),
  ScatterPlot: ({ color = 'none', ...props }) => PLOT + (color === 'none' ? 0 : COLORS) + note(props),
  ValueBox: () => FIGURE,
}
