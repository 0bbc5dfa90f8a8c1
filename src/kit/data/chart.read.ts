import { isPlainObject, type JsonObject, type ReportRepair } from '../../core/index.ts'
import { flattenCells } from '../reading/flatten-cell.ts'
import { readItems, renameMembers } from '../reading/members.ts'
import { readNumberColumn } from '../reading/read-number-column.ts'
import { reshapeChartData } from './chart.reshape.ts'

const X_NAMES = { x: 'xKey', xAxis: 'xKey', categoryKey: 'xKey', nameKey: 'xKey', labelKey: 'xKey' }
const Y_NAMES = { y: 'series', yKey: 'series', yKeys: 'series', valueKey: 'series', dataKey: 'series' }
const SERIES_NAMES = { dataKey: 'key', field: 'key', id: 'key' }

/** Reads charts in the forms of other libraries as rows and keys. */
export function readChart(props: JsonObject, report: ReportRepair): JsonObject {
  let read = readType(props, report)
  read = renameMembers(read, { ...X_NAMES, ...Y_NAMES, rows: 'data' }, report)
  read = readItems(read, 'series', (series, path) => renameMembers(series, SERIES_NAMES, report, path))
  read = reshapeChartData(read, report)
  read = readSeriesText(read, report)
  read = readKeys(read, report)
  read = flattenCells(read, 'data', report)
  read = keepFirstSlices(read, report)
  return readNumbers(read, report)
}

const TYPES: Readonly<Record<string, JsonObject>> = {
  bar: { type: 'bar' },
  line: { type: 'line' },
  area: { type: 'area' },
  scatter: { type: 'scatter' },
  pie: { type: 'pie' },
  donut: { type: 'donut' },
  doughnut: { type: 'donut' },
  horizontalbar: { type: 'bar', horizontal: true },
  barhorizontal: { type: 'bar', horizontal: true },
  stackedbar: { type: 'bar', stacked: true },
  stackedcolumn: { type: 'bar', stacked: true },
  stackedarea: { type: 'area', stacked: true },
}

function readType(props: JsonObject, report: ReportRepair): JsonObject {
  const { type } = props
  if (typeof type !== 'string') return props
  const plain = type.replace(/[\s_-]|chart$/gi, '').toLowerCase()
  const meant = Object.hasOwn(TYPES, plain) ? TYPES[plain] : undefined
  if (meant === undefined || meant.type === type) return props
  report('keyword_mapped', ['type'], `"${type}" was read as ${JSON.stringify(meant)}`)
  return { ...meant, ...props, type: meant.type }
}

/** `series: ["revenue"]`, or a single name. */
function readSeriesText(props: JsonObject, report: ReportRepair): JsonObject {
  const list = typeof props.series === 'string' ? [props.series] : props.series
  if (!Array.isArray(list) || !list.some((each) => typeof each === 'string')) return props
  report('series_from_text', ['series'], 'names of fields were read as { key }')
  return { ...props, series: list.map((key: unknown) => (typeof key === 'string' ? { key } : key)) }
}

/** Infers the keys where the rows leave no choice: one field of text, the others numbers. */
function readKeys(props: JsonObject, report: ReportRepair): JsonObject {
  const { xKey, series, data } = props
  if ((xKey !== undefined && series !== undefined) || !Array.isArray(data)) return props
  const rows = data.filter(isPlainObject)
  const [first] = rows
  if (first === undefined) return props
  const fields = Object.keys(first)
  const drawn = Array.isArray(series) ? series.map((each: unknown) => isPlainObject(each) && each.key) : []
  const numeric = fields.filter(
    (field) => field !== xKey && rows.every((row) => row[field] === null || typeof row[field] === 'number'),
  )
  const others = fields.filter((field) => !numeric.includes(field) && !drawn.includes(field))
  const [x] = others
  const foundX = xKey ?? (others.length === 1 ? x : undefined)
  if (foundX === undefined || (series === undefined && (numeric.length === 0 || numeric.length > 6)))
    return props
  report('data_reshaped', ['data'], 'the keys of the chart were taken from its rows')
  return { ...props, xKey: foundX, series: series ?? numeric.map((key) => ({ key })) }
}

function keepFirstSlices(props: JsonObject, report: ReportRepair): JsonObject {
  const { type, series } = props
  if ((type !== 'pie' && type !== 'donut') || !Array.isArray(series) || series.length < 2) return props
  report('series_dropped', ['series'], `a ${type} draws one series; the first of ${series.length} was kept`, {
    lossy: true,
  })
  return { ...props, series: series.slice(0, 1) }
}

/** Reads text in the drawn fields as numbers. */
function readNumbers(props: JsonObject, report: ReportRepair): JsonObject {
  const { series, sizeKey, xKey, type, format } = props
  if (!Array.isArray(series)) return props
  const fields = series.map((each: unknown) => (isPlainObject(each) ? each.key : undefined))
  if (type === 'scatter') fields.push(xKey)
  fields.push(sizeKey)
  let read = props
  let percent = false
  for (const field of fields) {
    if (typeof field !== 'string') continue
    const column = readNumberColumn(read, 'data', field, report, format === 'percent')
    read = column.props
    percent ||= column.percent
  }
  return percent && format === undefined && props.unit === undefined ? { ...read, unit: '%' } : read
}
