import * as z from 'zod'
import { type Component, defineComponent, type JsonObject, type ReportRepair } from '../../core/index.ts'
import { binEdges, type DataBin, type DataColumn } from '../../data/index.ts'
import { Int } from '../shapes/numbers.ts'
import { Title } from '../shapes/text-shapes.ts'
import { clip, countIn, filterNote, nothing } from './answer.ts'
import { checkColumns } from './check-columns.ts'
import { columnProp, type Dataset, findColumn, isNumeric, requireSource } from './dataset.ts'
import { filterProp, keepSelection, readFilters, SELECTION } from './filter.ts'

const MIN_BINS = 5
const MAX_BINS = 60
/** With fewer whole numbers per bin, bins of equal width would hold unequal counts of them. */
const WHOLE_BINS_BELOW = 10

const Bins = Int(MIN_BINS, MAX_BINS)

/** Distribution of a numeric column, with a slider for its bins. */
export function histogram(dataset: Dataset): Component {
  const { words } = dataset
  const props = z.strictObject({
    column: columnProp(dataset, 'numeric'),
    bins: Bins.default(30),
    title: Title.optional(),
    filter: filterProp,
  })
  return defineComponent({
    name: 'Histogram',
    description: 'Distribution of a numeric column, with a slider for its bins',
    props,
    read: clampBins,
    linkable: ['filter'],
    inputs: z.strictObject({ bins: Bins.optional() }),
    outputs: { selection: SELECTION },
    keepOutputs: (outputs, { column }) => keepSelection(outputs, [column]),
    skeleton: 'chart',
    width: 'wide',
    check: ({ column, filter }, data) =>
      checkColumns(dataset, data, [{ name: column, numeric: true, scale: true }], filter),
    async resolve({ column: name, bins: given, title, filter }, { data, inputs, signal }) {
      const source = requireSource(dataset, data)
      const column = findColumn(source, name)
      const heading = title ?? words.distribution(words.column(name))
      const filters = readFilters(filter)
      const bins = typeof inputs.bins === 'number' ? inputs.bins : given
      const { bin, step } = binsOf(column, bins)
      const edges = binEdges(column, bin)
      const { rows } = await source.query(
        {
          filter: [...filters, { column: name, op: 'not-null' }],
          group: [{ column: name, bin, as: 'from' }],
          aggregate: [{ op: 'count', as: 'rows' }],
        },
        { signal },
      )
      const counts = new Map(rows.map((row) => [row.from, countIn(row, 'rows')]))
      const shown = rows.reduce((sum, row) => sum + countIn(row, 'rows'), 0)
      if (shown === 0) return nothing(dataset, heading, filters, words.noValues(words.column(name)))
      const note = filterNote(dataset, filters, shown, source.rowCount)
      const chart: JsonObject = {
        type: 'bar',
        xKey: 'from',
        xEnd: { key: 'to', ...(step !== undefined && { included: true }) },
        xLabel: clip(words.column(name), 'line'),
        yLabel: words.rows,
        series: [{ key: 'rows', label: words.rows }],
        data: edges.slice(0, -1).map((from, index) => ({
          from,
          to: step === undefined ? (edges[index + 1] ?? from) : from + step - 1,
          rows: counts.get(from) ?? 0,
        })),
        selection: { name: 'selection', x: name },
      }
      return {
        type: 'Card',
        props: { title: clip(heading, 'title'), ...(note !== undefined && { subtitle: note }) },
        children: [
          { type: 'Chart', props: chart },
          {
            type: 'Slider',
            props: { label: words.bins, name: 'bins', min: MIN_BINS, max: MAX_BINS, value: bins },
          },
        ],
      }
    },
    fallbackText: ({ column, title }, _children, text) =>
      text.bold(title ?? words.distribution(words.column(column))),
    example: { props: { column: dataset.source?.columns.find(isNumeric)?.name ?? 'price' } },
  })
}

/** Bins of equal width; over a small range of whole numbers, each holds equally many of them and has whole edges. */
function binsOf(column: DataColumn, count: number): { bin: DataBin; step?: number } {
  const { min, max } = column
  if (column.type !== 'integer' || typeof min !== 'number' || typeof max !== 'number')
    return { bin: { count } }
  const numbers = max - min + 1
  const step = Math.ceil(numbers / count)
  if (step >= WHOLE_BINS_BELOW) return { bin: { count } }
  const whole = Math.ceil(numbers / step)
  return { bin: { count: whole, min, max: min + whole * step }, step }
}

function clampBins(written: JsonObject, report: ReportRepair): JsonObject {
  const { bins } = written
  if (typeof bins !== 'number') return written
  const clamped = Math.min(Math.max(Math.round(bins), MIN_BINS), MAX_BINS)
  if (clamped === bins) return written
  report('clamped', ['bins'], `${bins} bins were read as ${clamped}`, { lossy: true })
  return { ...written, bins: clamped }
}
