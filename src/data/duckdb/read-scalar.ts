import type { DuckDBValue } from '@duckdb/node-api'

/** A value that one of our statements returns: they have no other types. Large integers are rounded, as sums of numbers are. */
export function readScalar(value: DuckDBValue | undefined): string | number | boolean | null {
  switch (typeof value) {
    case 'bigint':
      return Number(value)
    case 'number':
      return Number.isFinite(value) ? value : null
    case 'string':
    case 'boolean':
      return value
    default:
      return null
  }
}
