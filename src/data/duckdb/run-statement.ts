import type { DuckDBConnection, DuckDBType } from '@duckdb/node-api'
import type { DataValue } from '../index.ts'
import { readScalar } from './read-scalar.ts'
import type { SqlType, Statement } from './sql.ts'

const INTERRUPT_EVERY_MS = 10

/** Runs one statement; interrupts it when the signal aborts, and then rejects with the signal's reason. */
export async function runStatement(
  connection: DuckDBConnection,
  { sql, parameters }: Statement,
  types: Readonly<Record<SqlType, DuckDBType>>,
  signal: AbortSignal,
): Promise<DataValue[][]> {
  signal.throwIfAborted()
  let again: ReturnType<typeof setInterval> | undefined
  const interrupt = (): void => {
    connection.interrupt()
    // One that comes before the statement has begun is forgotten.
    again ??= setInterval(() => connection.interrupt(), INTERRUPT_EVERY_MS)
  }
  signal.addEventListener('abort', interrupt)
  try {
    const reader = await connection.runAndReadAll(
      sql,
      parameters.map(({ value }) => value),
      parameters.map(({ type }) => types[type]),
    )
    signal.throwIfAborted()
    return reader.getRows().map((row) => row.map(readScalar))
  } catch (thrown) {
    signal.throwIfAborted()
    throw thrown
  } finally {
    clearInterval(again)
    signal.removeEventListener('abort', interrupt)
  }
}
