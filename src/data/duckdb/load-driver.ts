import { VitrailError } from '../../core/index.ts'

/** The optional peer, asked for only when a source is opened. */
export async function loadDriver(): Promise<typeof import('@duckdb/node-api')> {
  try {
    return await import('@duckdb/node-api')
  } catch (cause) {
    throw new VitrailError(
      'duckdb_missing',
      'The DuckDB source needs @duckdb/node-api, which is not installed or has no binary for this machine: npm install @duckdb/node-api',
      { cause },
    )
  }
}
