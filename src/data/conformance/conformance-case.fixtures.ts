import type { DataQuery } from '../query/query.ts'
import type { DataRow } from '../source.ts'
import type { TableName } from './tables.fixtures.ts'

/** A query and what every source answers to it. */
export interface ConformanceCase {
  does: string
  table: TableName
  query: DataQuery
  rows: DataRow[]
  /** Default: as many as there are rows. */
  total?: number
}
