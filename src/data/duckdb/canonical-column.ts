import type { ColumnType } from '../index.ts'
import { columnSql } from './sql.ts'

/** What a column of a file becomes in the table. */
export interface CanonicalColumn {
  type: ColumnType
  instant?: true
  /** Integers that 64 bits may not hold. */
  wide?: true
  /** From the column as it was read to the column as it is kept. */
  sql: string
}

/** Milliseconds within which a JavaScript Date can hold a moment. */
const LARGEST_EPOCH = 8.64e15

const WHOLE = new Set(['TINYINT', 'SMALLINT', 'INTEGER', 'BIGINT', 'UTINYINT', 'USMALLINT', 'UINTEGER'])
const WIDE = new Set(['HUGEINT', 'UBIGINT', 'UHUGEINT', 'BIGNUM'])

/** DuckDB's type, as it writes it, to one of ours: numbers are finite, moments whole milliseconds, lists and structs JSON. */
export function canonicalColumn(index: number, duckdbType: string): CanonicalColumn {
  const column = columnSql(index)
  if (WHOLE.has(duckdbType)) return { type: 'integer', sql: `${column}::BIGINT` }
  if (WIDE.has(duckdbType)) return { type: 'integer', wide: true, sql: column }
  if (duckdbType === 'FLOAT' || duckdbType === 'DOUBLE') {
    // Adding 0 makes −0 plain.
    return { type: 'number', sql: `CASE WHEN isfinite(${column}) THEN ${column}::DOUBLE + 0 END` }
  }
  if (duckdbType.startsWith('DECIMAL')) return { type: 'number', sql: `${column}::DOUBLE` }
  if (duckdbType === 'BOOLEAN') return { type: 'boolean', sql: column }
  if (duckdbType === 'DATE') return { type: 'date', sql: moment(`TRY_CAST(${column} AS TIMESTAMP)`) }
  if (duckdbType === 'TIMESTAMP WITH TIME ZONE') {
    return { type: 'datetime', instant: true, sql: moment(`timezone('UTC', ${column})`) }
  }
  if (duckdbType.startsWith('TIMESTAMP')) {
    return { type: 'datetime', sql: moment(`TRY_CAST(${column} AS TIMESTAMP)`) }
  }
  if (duckdbType === 'JSON') return { type: 'text', sql: `${column} ->> '$'` }
  if (duckdbType === 'BLOB') return { type: 'text', sql: `to_base64(${column})` }
  if (/^(STRUCT|MAP|UNION)\b|\]$/.test(duckdbType)) {
    return { type: 'text', sql: `to_json(${column})::VARCHAR` }
  }
  return { type: 'text', sql: `${column}::VARCHAR` }
}

function moment(timestamp: string): string {
  const held = `isfinite(${timestamp}) AND abs(epoch_us(${timestamp}) // 1000) <= ${LARGEST_EPOCH}::BIGINT`
  return `CASE WHEN ${held} THEN date_trunc('milliseconds', ${timestamp}) END`
}
