import type { DuckDBConnection } from '@duckdb/node-api'
import type { NamedColumn } from './describe-columns.ts'
import { readFacts } from './read-facts.ts'
import { columnSql, TABLE } from './sql.ts'

/** Integers that a JavaScript number cannot hold become text; numbers that are all whole become integers. */
export function settleNumbers(
  connection: DuckDBConnection,
  columns: readonly NamedColumn[],
): Promise<NamedColumn[]> {
  return settle(connection, columns, {
    test({ type }, column) {
      const safe = `max(${column}) <= ${Number.MAX_SAFE_INTEGER} AND min(${column}) >= ${Number.MIN_SAFE_INTEGER}`
      if (type === 'integer') return safe
      return type === 'number' ? `${safe} AND bool_and(${column} = trunc(${column}))` : undefined
    },
    change({ type, wide }, column, held) {
      const fits = type === 'integer' && wide !== true
      if (held === true) return fits ? undefined : { type: 'integer', sql: `${column}::BIGINT` }
      return held === false && type === 'integer' ? { type: 'text', sql: `${column}::VARCHAR` } : undefined
    },
  })
}

const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const TIME = String.raw`[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?`
const OFFSET = String.raw`(Z|[+-]\d{2}:?\d{2})`

/** Texts that are all dates, or all times, become such: DuckDB's own reading gives up where only some have milliseconds. */
export async function settleTexts(
  connection: DuckDBConnection,
  columns: readonly NamedColumn[],
): Promise<NamedColumn[]> {
  const texts = columns.map(({ type }) => type === 'text')
  const ends = await readFacts(
    connection,
    columns.map((_, index) => (texts[index] ? `min(${columnSql(index)})` : 'NULL')),
  )
  const candidate = new RegExp(`^${DAY}(${TIME}${OFFSET}?)?$`)
  const candidates = new Set(columns.filter((_, index) => candidate.test(String(ends[index]))))
  const all = (column: string, pattern: string, type: string): string =>
    `bool_and(regexp_full_match(${column}, '${pattern}') AND TRY_CAST(${column} AS ${type}) IS NOT NULL) FILTER (${column} IS NOT NULL)`
  return settle(connection, columns, {
    test: (column, sql) =>
      candidates.has(column)
        ? `CASE WHEN ${all(sql, DAY, 'DATE')} THEN 'day' WHEN ${all(sql, DAY + TIME, 'TIMESTAMP')} THEN 'clock'
           WHEN ${all(sql, DAY + TIME + OFFSET, 'TIMESTAMPTZ')} THEN 'instant' END`
        : undefined,
    change(_, column, held) {
      const moment = (type: string) => `date_trunc('milliseconds', ${type})`
      if (held === 'day') return { type: 'date', sql: moment(`${column}::TIMESTAMP`) }
      if (held === 'clock') return { type: 'datetime', sql: moment(`${column}::TIMESTAMP`) }
      if (held !== 'instant') return undefined
      return { type: 'datetime', instant: true, sql: moment(`timezone('UTC', ${column}::TIMESTAMPTZ)`) }
    },
  })
}

interface Settlement {
  /** What to ask about a column; undefined where there is nothing to settle. */
  test(column: NamedColumn, sql: string): string | undefined
  /** What the answer makes of it; undefined where it stays. */
  change(column: NamedColumn, sql: string, held: unknown): Omit<NamedColumn, 'name'> | undefined
}

async function settle(
  connection: DuckDBConnection,
  columns: readonly NamedColumn[],
  { test, change }: Settlement,
): Promise<NamedColumn[]> {
  const held = await readFacts(
    connection,
    columns.map((column, index) => test(column, columnSql(index)) ?? 'NULL'),
  )
  const settled = [...columns]
  for (const [index, column] of columns.entries()) {
    const sql = columnSql(index)
    const changed = change(column, sql, held[index])
    if (changed === undefined) continue
    settled[index] = { name: column.name, ...changed }
    await connection.run(
      `ALTER TABLE ${TABLE} ALTER ${sql} SET DATA TYPE ${sqlType(changed.type)} USING ${changed.sql}`,
    )
  }
  return settled
}

function sqlType(type: NamedColumn['type']): string {
  if (type === 'integer') return 'BIGINT'
  return type === 'text' ? 'VARCHAR' : 'TIMESTAMP'
}
