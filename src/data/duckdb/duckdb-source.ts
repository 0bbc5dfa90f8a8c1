import { describeThrown, VitrailError } from '../../core/index.ts'
import { type DataSource, DEFAULT_MAX_ROWS, planOrThrow } from '../index.ts'
import { answer } from './answer.ts'
import { createConnectionPool } from './connection-pool.ts'
import { type FileFormat, fileReader } from './file-reader.ts'
import { loadDriver } from './load-driver.ts'
import { loadTable } from './load-table.ts'
import { runStatement } from './run-statement.ts'

/** The files, and what a query may use. */
export interface DuckdbSourceOptions {
  name: string
  /** Paths of CSV, Parquet or JSON files of one shape; `*` stands for any part of a name. */
  files: string | readonly string[]
  /** Default: what the names end in. */
  format?: FileFormat
  /** The most rows that a query gives; default 10,000. */
  maxRows?: number
  /** Milliseconds until a query is given up; default 30,000. */
  timeoutMs?: number
  /** How many queries run at the same time; default 3. */
  maxConcurrent?: number
}

/**
 * Reads files into a table in memory, once, and asks DuckDB about it. Throws `duckdb_missing`, `unknown_format`, or `data_unreadable`
 * for files that are not there or no table.
 */
export async function duckdbSource(options: DuckdbSourceOptions): Promise<Required<DataSource>> {
  const { name, maxRows = DEFAULT_MAX_ROWS, timeoutMs = 30_000, maxConcurrent = 3 } = options
  const files = typeof options.files === 'string' ? [options.files] : options.files
  const reader = fileReader(files, options.format)
  const driver = await loadDriver()
  const { BIGINT, BOOLEAN, DOUBLE, VARCHAR } = driver
  const instance = await driver.DuckDBInstance.create(':memory:')
  const { columns, rowCount } = await open()
  const pool = createConnectionPool(instance, maxConcurrent)
  const closing = new AbortController()

  async function open() {
    try {
      const connection = await instance.connect()
      const described = await loadTable(driver, connection, reader, files)
      // From here on no statement can reach a file.
      await connection.run('SET enable_external_access = false')
      await connection.run('SET lock_configuration = true')
      connection.closeSync()
      return described
    } catch (cause) {
      instance.closeSync()
      throw new VitrailError(
        'data_unreadable',
        `${name}: ${files.join(', ')} cannot be read as a table. ${describeThrown(cause)}`,
        { cause },
      )
    }
  }

  return {
    name,
    columns,
    rowCount,
    async query(query, { signal } = {}) {
      const plan = planOrThrow({ name, columns }, query)
      const timeout = AbortSignal.timeout(timeoutMs)
      const ends = AbortSignal.any([closing.signal, timeout, ...(signal === undefined ? [] : [signal])])
      try {
        return await pool.use(
          (connection) =>
            answer(plan, {
              columns,
              rowCount,
              limit: Math.min(plan.limit ?? maxRows, maxRows),
              run: (statement) =>
                runStatement(connection, statement, { BIGINT, BOOLEAN, DOUBLE, VARCHAR }, ends),
            }),
          ends,
        )
      } catch (cause) {
        signal?.throwIfAborted()
        if (closing.signal.aborted) throw new VitrailError('source_closed', `${name} is closed`)
        if (timeout.aborted) {
          throw new VitrailError('query_timeout', `${name} did not answer within ${timeoutMs} ms`)
        }
        throw new VitrailError('query_failed', `${name}: ${describeThrown(cause)}`, { cause })
      }
    },
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      await pool.drain()
      instance.closeSync()
    },
  }
}
