import type { DuckDBValue } from '@duckdb/node-api'

export type SqlType = 'DOUBLE' | 'BIGINT' | 'VARCHAR' | 'BOOLEAN'

/** A statement whose text is entirely ours: every value from outside is a parameter, every column has a name of ours. */
export interface Statement {
  sql: string
  parameters: readonly Parameter[]
}

interface Parameter {
  value: DuckDBValue
  type: SqlType
}

/** The parameters of a statement in the making. */
export interface Parameters {
  readonly list: readonly Parameter[]
  /** Keeps a value; gives its place in the text, `$3::DOUBLE`. */
  add(value: DuckDBValue, type: SqlType): string
}

export function createParameters(): Parameters {
  const list: Parameter[] = []
  return {
    list,
    add(value, type) {
      list.push({ value, type })
      return `$${list.length}::${type}`
    },
  }
}

/** The table that holds the rows. */
export const TABLE = 'data'

export function columnSql(index: number): string {
  return `c${index}`
}
