import type { DuckDBConnection } from '@duckdb/node-api'
import { canonicalColumn } from './canonical-column.ts'
import { type DescribedTable, describeColumns, type NamedColumn } from './describe-columns.ts'
import type { loadDriver } from './load-driver.ts'
import { settleNumbers, settleTexts } from './settle-types.ts'
import { columnSql, TABLE } from './sql.ts'

/** Reads files into the table, once: its columns are `c0`, `c1`, …, of few types. */
export async function loadTable(
  { LIST, VARCHAR, listValue }: Awaited<ReturnType<typeof loadDriver>>,
  connection: DuckDBConnection,
  reader: string,
  files: readonly string[],
): Promise<DescribedTable> {
  const values = [listValue([...files])]
  const types = [LIST(VARCHAR)]
  const head = await connection.runAndReadAll(`SELECT * FROM ${reader} LIMIT 0`, values, types)
  const read = head.columnTypes().map((type, index): NamedColumn => {
    // JSON is text by another name.
    const duckdbType = type.alias ?? type.toString()
    return { name: head.columnName(index), ...canonicalColumn(index, duckdbType) }
  })
  const aliases = read.map((_, index) => columnSql(index)).join(', ')
  const kept = read.map(({ sql }, index) => `${sql} AS ${columnSql(index)}`).join(', ')
  await connection.run(
    `CREATE TABLE ${TABLE} AS SELECT ${kept} FROM ${reader} AS file(${aliases})`,
    values,
    types,
  )
  const columns = await settleTexts(connection, await settleNumbers(connection, read))
  return describeColumns(connection, columns)
}
