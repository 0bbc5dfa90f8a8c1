import type { DuckDBConnection } from '@duckdb/node-api'
import type { DataValue } from '../index.ts'
import { readScalar } from './read-scalar.ts'
import { TABLE } from './sql.ts'

/** Aggregates over the whole table, in one scan. */
export async function readFacts(
  connection: DuckDBConnection,
  expressions: readonly string[],
): Promise<DataValue[]> {
  if (expressions.length === 0) return []
  const reader = await connection.runAndReadAll(`SELECT ${expressions.join(', ')} FROM ${TABLE}`)
  return (reader.getRows()[0] ?? []).map(readScalar)
}
