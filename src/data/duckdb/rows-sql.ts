import type { DataColumn, RowsPlan } from '../index.ts'
import { filterSql } from './filter-sql.ts'
import { orderSql } from './order-sql.ts'
import { columnSql, createParameters, type Statement, TABLE } from './sql.ts'

/** How many rows the filters leave. */
export function countSql(plan: RowsPlan, columns: readonly DataColumn[]): Statement {
  const parameters = createParameters()
  const where = filterSql(plan, columns, parameters)
  return { sql: `SELECT count(*) FROM ${TABLE} WHERE ${where}`, parameters: parameters.list }
}

/** The rows of a page, `total` being what `countSql` gave. */
export function rowsSql(
  plan: RowsPlan,
  columns: readonly DataColumn[],
  limit: number,
  total: number,
): Statement {
  const parameters = createParameters()
  const where = filterSql(plan, columns, parameters)
  const cells = plan.columns.map(({ index, moment }) =>
    moment === undefined ? columnSql(index) : `epoch_ms(${columnSql(index)})`,
  )
  const keys = plan.sort.map(({ index, descending }) => ({ sql: columnSql(index), descending }))
  // Without a sort the table's order is kept: DuckDB does so by itself.
  const sort = keys.length === 0 ? '' : orderSql([...keys, { sql: 'rowid', descending: false }])
  const { sample } = plan
  const from =
    sample === undefined || sample >= total
      ? `${TABLE} WHERE ${where}`
      : `(SELECT *, rowid, row_number() OVER () - 1 AS place FROM ${TABLE} WHERE ${where})
         WHERE ${sampledSql('place', sample, total)}`
  return {
    sql: `SELECT ${cells.join(', ') || 'NULL'} FROM ${from} ${sort} LIMIT ${limit} OFFSET ${plan.offset}`,
    parameters: parameters.list,
  }
}

/** Whether a place is one of floor(i × total ÷ size): whether a multiple of `total` lies in the `size` numbers from place × size on. */
function sampledSql(place: string, size: number, total: number): string {
  return `(${total} - (${place} * ${size}) % ${total}) % ${total} < ${size}`
}
