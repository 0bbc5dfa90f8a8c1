import { planOrThrow } from '../query/plan-or-throw.ts'
import type { DataResult, DataSource } from '../source.ts'
import { answerGroups } from './answer-groups.ts'
import { answerRows } from './answer-rows.ts'
import { inferColumn } from './infer-column.ts'
import { meetFilters } from './meet-filters.ts'
import { meetSearch } from './meet-search.ts'
import { type StoredColumn, storeColumn } from './stored-column.ts'

/** A name and the rows. */
export interface RowsSourceOptions {
  name: string
  /** Objects with the columns as keys; a key that a row lacks is a missing value. Read once: later changes are not seen. */
  rows: Iterable<object>
  /** The most rows that a query gives; default 10,000. */
  maxRows?: number
}

/** The most rows a query gives unless told otherwise. */
export const DEFAULT_MAX_ROWS = 10_000

/** Rows in memory. Throws `bad_rows` for a value that JSON cannot hold. */
export function rowsSource(options: RowsSourceOptions): DataSource {
  const { name, maxRows = DEFAULT_MAX_ROWS } = options
  const { columns: raw, rowCount } = collectColumns(options.rows)
  const stored: StoredColumn[] = []
  for (const [columnName, values] of raw)
    stored.push(storeColumn(columnName, inferColumn(columnName, values)))
  const columns = stored.map(({ column }) => column)
  return {
    name,
    columns,
    rowCount,
    async query(query, { signal } = {}): Promise<DataResult> {
      signal?.throwIfAborted()
      const plan = planOrThrow({ name, columns }, query)
      const rows = meetSearch(stored, plan.search, meetFilters(stored, plan.filters, rowCount))
      const limit = Math.min(plan.limit ?? maxRows, maxRows)
      return plan.of === 'rows'
        ? answerRows(plan, stored, rows, limit)
        : answerGroups(plan, stored, rows, limit)
    },
  }
}

/** The columns in the order in which they first come, each as long as there are rows. */
function collectColumns(rows: Iterable<object>): { columns: Map<string, unknown[]>; rowCount: number } {
  const columns = new Map<string, unknown[]>()
  let rowCount = 0
  for (const row of rows) {
    for (const [key, value] of Object.entries(row)) {
      let values = columns.get(key)
      if (values === undefined) {
        values = []
        columns.set(key, values)
      }
      while (values.length < rowCount) values.push(undefined)
      values.push(value)
    }
    rowCount += 1
  }
  for (const values of columns.values()) while (values.length < rowCount) values.push(undefined)
  return { columns, rowCount }
}
