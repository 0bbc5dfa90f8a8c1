import type { DataQuery } from './query/query.ts'

/** A table that answers small typed queries; where its rows are is its own affair. */
export interface DataSource {
  readonly name: string
  /** Known from the opening on, so that schemas and `check` can use them. */
  readonly columns: readonly DataColumn[]
  readonly rowCount: number
  /**
   * Rejects with a `VitrailError`: `bad_query` (what `checkQuery` says), `query_timeout`, `query_failed`, `source_closed`;
   * with the signal's reason when that aborts.
   */
  query(query: DataQuery, options?: QueryOptions): Promise<DataResult>
  /** Ends queries that run; later ones are refused. */
  close?(): Promise<void>
}

/** How a query is given up. */
export interface QueryOptions {
  signal?: AbortSignal | undefined
}

/** `integer`s are whole and exact in a JavaScript number; columns with larger ones are `text`. */
export type ColumnType = 'number' | 'integer' | 'text' | 'boolean' | 'date' | 'datetime'

/** A column and what is known of its values. */
export interface DataColumn {
  readonly name: string
  readonly type: ColumnType
  /** Of datetimes: true for moments with an offset, which are kept and cut into units in UTC; else a wall clock. */
  readonly instant?: boolean
  /** Rows without a value; NaN and infinities count as such. */
  readonly nulls: number
  /** Different values, missing ones left out. */
  readonly distinct: number
  /** True where `distinct` is an estimate, within a few per cent. */
  readonly distinctIsEstimate?: boolean
  /** Of numbers, dates and datetimes (ISO 8601); absent where every row is missing. */
  readonly min?: number | string
  readonly max?: number | string
}

/** One cell: dates are `YYYY-MM-DD`, datetimes `YYYY-MM-DDTHH:MM:SS`, with `.mmm` and `Z` where they apply. */
export type DataValue = string | number | boolean | null

/** Keys are the query's names in its order: groups and aggregates, or the columns selected. */
export type DataRow = Record<string, DataValue>

/** The rows of an answer, and how many there were. */
export interface DataResult {
  readonly rows: DataRow[]
  /** Rows or groups that the query meets, before `sample`, `offset` and `limit`. */
  readonly total: number
}
