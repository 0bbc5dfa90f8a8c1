import { getOwn } from '../../../core/index.ts'
import {
  binEdges,
  type DataColumn,
  type DataFilter,
  type DataSource,
  type DataValue,
} from '../../../data/index.ts'
import { countIn } from '../answer.ts'
import { isNumeric, isTemporal } from '../dataset.ts'
import { startsBetween, unitFor } from '../time-units.ts'

export interface MeasuredColumn {
  readonly column: DataColumn
  /** Rows with a value. */
  readonly known: number
  readonly distinct: number
  readonly min: DataValue
  readonly max: DataValue
  /** Row counts in equal steps of the range, or of the most common values. */
  readonly counts: readonly number[]
  /** Most common first; for text and booleans. */
  readonly top: readonly { value: DataValue; rows: number }[]
}

const BINS = 16
const TOP = 8
/** Four aggregates each, of the 64 that a query may have. */
const COLUMNS_A_QUERY = 16

/** A query for the figures of several columns, and one for each distribution. */
export async function measureColumns(
  source: DataSource,
  columns: readonly DataColumn[],
  filters: readonly DataFilter[],
  signal: AbortSignal,
): Promise<MeasuredColumn[]> {
  const measured: MeasuredColumn[] = []
  for (let from = 0; from < columns.length; from += COLUMNS_A_QUERY) {
    const some = columns.slice(from, from + COLUMNS_A_QUERY)
    const { rows } = await source.query(
      {
        filter: [...filters],
        aggregate: some.flatMap(({ name: column }, index) => [
          { op: 'count' as const, column, as: `known ${index}` },
          { op: 'distinct' as const, column, as: `distinct ${index}` },
          { op: 'min' as const, column, as: `min ${index}` },
          { op: 'max' as const, column, as: `max ${index}` },
        ]),
      },
      { signal },
    )
    const [row = {}] = rows
    for (const [index, column] of some.entries()) {
      measured.push({
        column,
        known: countIn(row, `known ${index}`),
        distinct: countIn(row, `distinct ${index}`),
        min: getOwn(row, `min ${index}`) as DataValue,
        max: getOwn(row, `max ${index}`) as DataValue,
        ...(await distribution(source, column, filters, signal)),
      })
    }
  }
  return measured
}

async function distribution(
  source: DataSource,
  column: DataColumn,
  filters: readonly DataFilter[],
  signal: AbortSignal,
): Promise<Pick<MeasuredColumn, 'counts' | 'top'>> {
  const { name } = column
  const filter: DataFilter[] = [...filters, { column: name, op: 'not-null' }]
  const aggregate = [{ op: 'count' as const, as: 'rows' }]
  if (isNumeric(column)) {
    const bin = { count: BINS }
    const { rows } = await source.query(
      { filter, group: [{ column: name, bin, as: 'at' }], aggregate },
      { signal },
    )
    return { counts: countsAt(binEdges(column, bin).slice(0, -1), rows), top: [] }
  }
  if (isTemporal(column)) {
    const unit = unitFor(column, 2 * BINS)
    const { rows } = await source.query(
      { filter, group: [{ column: name, unit, as: 'at' }], aggregate },
      { signal },
    )
    const [first, last] = [rows[0]?.at, rows.at(-1)?.at]
    const starts =
      typeof first === 'string' && typeof last === 'string' ? startsBetween(first, last, unit) : []
    return { counts: countsAt(starts, rows), top: [] }
  }
  const { rows } = await source.query(
    {
      filter,
      group: [{ column: name, as: 'at' }],
      aggregate,
      sort: [{ by: 'rows', descending: true }],
      limit: TOP,
    },
    { signal },
  )
  const top = rows.map((row) => ({ value: row.at ?? null, rows: countIn(row, 'rows') }))
  return { counts: top.map((one) => one.rows), top }
}

function countsAt(places: readonly DataValue[], rows: readonly Record<string, DataValue>[]): number[] {
  const counts = new Map(rows.map((row) => [row.at, countIn(row, 'rows')]))
  return places.map((place) => counts.get(place) ?? 0)
}
