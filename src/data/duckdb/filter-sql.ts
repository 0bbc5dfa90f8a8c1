import type { DataColumn, PlannedFilter, PlannedValue } from '../index.ts'
import { columnSql, type Parameters } from './sql.ts'

/** A condition for `WHERE`; true for all rows where there are no filters. */
export function filterSql(
  filters: readonly PlannedFilter[],
  columns: readonly DataColumn[],
  parameters: Parameters,
): string {
  if (filters.length === 0) return 'true'
  return filters.map((filter) => oneFilterSql(filter, columns[filter.index], parameters)).join(' AND ')
}

function oneFilterSql(filter: PlannedFilter, of: DataColumn | undefined, parameters: Parameters): string {
  const column = columnSql(filter.index)
  const value = (one: PlannedValue): string => valueSql(one, of, parameters)
  switch (filter.op) {
    case 'is-null':
      return `${column} IS NULL`
    case 'not-null':
      return `${column} IS NOT NULL`
    case 'between':
      return `${column} BETWEEN ${value(filter.low)} AND ${value(filter.high)}`
    case 'in': {
      const tests = filter.missing ? [`${column} IS NULL`] : []
      if (filter.values.length > 0) tests.push(`${column} IN (${filter.values.map(value).join(', ')})`)
      return tests.length === 0 ? 'false' : `(${tests.join(' OR ')})`
    }
    case 'contains':
      return `contains(lower(${column}), lower(${parameters.add(filter.text, 'VARCHAR')}))`
    default:
      return `${column} ${filter.op} ${value(filter.value)}`
  }
}

function valueSql(value: PlannedValue, column: DataColumn | undefined, parameters: Parameters): string {
  if (typeof value === 'string') return parameters.add(value, 'VARCHAR')
  if (typeof value === 'boolean') return parameters.add(value, 'BOOLEAN')
  if (column?.type === 'date' || column?.type === 'datetime') {
    return `make_timestamp(${parameters.add(BigInt(value) * 1000n, 'BIGINT')})`
  }
  return parameters.add(value, 'DOUBLE')
}
