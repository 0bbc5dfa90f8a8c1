import type { DuckDBConnection } from '@duckdb/node-api'
import { type DataColumn, momentForm, writeMoment } from '../index.ts'
import type { CanonicalColumn } from './canonical-column.ts'
import { readFacts } from './read-facts.ts'
import { columnSql } from './sql.ts'

/** Where counting exactly is cheap: few rows, or an estimate of few values. */
const EXACT_ROWS = 100_000
const EXACT_VALUES = 10_000

export type NamedColumn = CanonicalColumn & { name: string }

export interface DescribedTable {
  rowCount: number
  columns: DataColumn[]
}

/** Counts, ranges and numbers of different values, in one scan and a second one for exact numbers. */
export async function describeColumns(
  connection: DuckDBConnection,
  named: readonly NamedColumn[],
): Promise<DescribedTable> {
  const facts = await readFacts(connection, [
    'count(*)',
    ...named.flatMap(({ type }, index) => {
      const column = columnSql(index)
      const value = type === 'date' || type === 'datetime' ? `epoch_ms(${column})` : column
      const ranged = type !== 'text' && type !== 'boolean'
      return [
        `count(${column})`,
        `approx_count_distinct(${column})`,
        ranged ? `min(${value})` : 'NULL',
        ranged ? `max(${value})` : 'NULL',
      ]
    }),
  ])
  const rowCount = Number(facts[0])
  const estimates = named.map((_, index) => Number(facts[index * 4 + 2]))
  const exact = estimates.map((estimate) => rowCount <= EXACT_ROWS || estimate <= EXACT_VALUES)
  const counted = await readFacts(
    connection,
    named.map((_, index) => (exact[index] ? `count(DISTINCT ${columnSql(index)})` : 'NULL')),
  )
  const columns = named.map(({ name, type, instant }, index): DataColumn => {
    const [present, , min, max] = facts.slice(index * 4 + 1)
    const column: DataColumn = {
      name,
      type,
      ...(instant && { instant }),
      nulls: rowCount - Number(present),
      distinct: exact[index] ? Number(counted[index]) : (estimates[index] ?? 0),
      ...(!exact[index] && { distinctIsEstimate: true }),
    }
    if (typeof min !== 'number' || typeof max !== 'number') return column
    const form = momentForm(column)
    return form === undefined
      ? { ...column, min, max }
      : { ...column, min: writeMoment(min, form), max: writeMoment(max, form) }
  })
  return { rowCount, columns }
}
