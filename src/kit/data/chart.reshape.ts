import { isPlainObject, type JsonObject, type ReportRepair, setOwn } from '../../core/index.ts'
import { without } from '../reading/members.ts'

/** Turns other shapes of chart data into rows; returns the same props where the data are rows already. */
export function reshapeChartData(props: JsonObject, report: ReportRepair): JsonObject {
  const reshaped =
    fromDatasets(props) ?? fromSeriesData(props) ?? fromSeriesPoints(props) ?? fromColumns(props)
  if (reshaped === undefined) return props
  report('data_reshaped', ['data'], 'the data were turned into rows')
  return reshaped
}

/** `{ labels, datasets: [{ label, data }] }`, as the data or beside them. */
function fromDatasets(props: JsonObject): JsonObject | undefined {
  const { data } = props
  const source = isPlainObject(data) ? data : props
  const { labels, datasets } = source
  if (!Array.isArray(labels) || !Array.isArray(datasets)) return undefined
  const rest = source === props ? without(props, 'labels', 'datasets') : without(props, 'data')
  return fromLists(rest, labels, datasets)
}

/** `series: [{ name, data: […] }]` with the categories beside them. */
function fromSeriesData(props: JsonObject): JsonObject | undefined {
  const { series } = props
  if (!Array.isArray(series) || !series.some((each) => isPlainObject(each) && Array.isArray(each.data)))
    return undefined
  const named = ['labels', 'categories', 'data'].find(
    (key) => Array.isArray(props[key]) && props[key].every((label: unknown) => typeof label !== 'object'),
  )
  const labels = named === undefined ? undefined : props[named]
  if (named === undefined || !Array.isArray(labels)) return undefined
  return fromLists(without(props, named, 'series'), labels, series)
}

/** `series: [{ name, data: [{ x, y }] }]`: one row for each x, in order of appearance. */
function fromSeriesPoints(props: JsonObject): JsonObject | undefined {
  const { series } = props
  if (!Array.isArray(series) || series.length === 0 || props.data !== undefined) return undefined
  const known = series.map((each: unknown) => (isPlainObject(each) ? valuesByX(each.data) : undefined))
  const maps = known.filter((values) => values !== undefined)
  if (maps.length < series.length) return undefined
  const labels = [...new Set(maps.flatMap((values) => [...values.keys()]))]
  const lists = maps.map((values, index) => ({
    ...series[index],
    data: labels.map((label) => values.get(label) ?? null),
  }))
  return fromLists(without(props, 'series'), labels, lists)
}

/** The y of each x; undefined where two points share one, or one has none. */
function valuesByX(points: unknown): Map<unknown, unknown> | undefined {
  if (!Array.isArray(points) || points.length === 0 || points.length > 1_000) return undefined
  const values = new Map<unknown, unknown>()
  for (const point of points) {
    if (!isPlainObject(point) || !Object.hasOwn(point, 'x') || values.has(point.x)) return undefined
    values.set(point.x, point.y)
  }
  return values
}

function fromLists(rest: JsonObject, labels: unknown[], lists: unknown[]): JsonObject | undefined {
  const xKey = typeof rest.xKey === 'string' ? rest.xKey : 'label'
  const series: JsonObject[] = []
  const rows: JsonObject[] = labels.map((label) => ({ [xKey]: label }))
  for (const [index, list] of lists.entries()) {
    if (!isPlainObject(list) || !Array.isArray(list.data) || list.data.length !== labels.length)
      return undefined
    const label = list.label ?? list.title ?? list.name
    const key = keyOf(list.key, label, index, xKey, series)
    series.push({ key, ...(typeof label === 'string' && { label }) })
    for (const [at, row] of rows.entries()) setOwn(row, key, list.data[at])
  }
  return series.length === 0 ? undefined : { ...rest, xKey, series, data: rows }
}

/** A unique key for each list: its key, else its label, else its number. */
function keyOf(
  key: unknown,
  label: unknown,
  index: number,
  xKey: string,
  taken: readonly JsonObject[],
): string {
  const free = (each: unknown): each is string =>
    typeof each === 'string' &&
    each !== '' &&
    each.length <= 64 &&
    each !== xKey &&
    !taken.some((series) => series.key === each)
  return [key, label].find(free) ?? `series ${index + 1}`
}

/** `{ month: […], revenue: […] }`, all of one length. */
function fromColumns(props: JsonObject): JsonObject | undefined {
  const { data } = props
  if (!isPlainObject(data)) return undefined
  const columns = Object.entries(data)
  const length = columns.reduce(
    (most, [, column]) => (Array.isArray(column) ? Math.max(most, column.length) : most),
    0,
  )
  if (length === 0 || length > 1_000) return undefined
  const rows: JsonObject[] = Array.from({ length }, () => ({}))
  for (const [key, column] of columns) {
    if (!Array.isArray(column) || column.length !== length) return undefined
    for (const [at, row] of rows.entries()) setOwn(row, key, column[at])
  }
  return { ...props, data: rows }
}
