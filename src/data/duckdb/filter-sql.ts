import type { DataColumn, PlannedFilter, PlannedSearch, PlannedValue, QueryPlan } from '../index.ts'
import { columnSql, type Parameters } from './sql.ts'

/** A condition for `WHERE`; true for all rows where there is none. */
export function filterSql(
  { filters, search }: Pick<QueryPlan, 'filters' | 'search'>,
  columns: readonly DataColumn[],
  parameters: Parameters,
): string {
  const tests = filters.map((filter) => oneFilterSql(filter, columns[filter.index], parameters))
  if (search !== undefined) tests.push(searchSql(search, columns, parameters))
  return tests.length === 0 ? 'true' : tests.join(' AND ')
}

function searchSql(search: PlannedSearch, columns: readonly DataColumn[], parameters: Parameters): string {
  if (search.columns.length === 0) return 'false'
  const needle = `lower(${parameters.add(search.text, 'VARCHAR')})`
  const tests = search.columns.map((index) => {
    const column = columnSql(index)
    const written = columns[index]?.type === 'text' ? `lower(${column})` : digitsSql(column)
    return `contains(${written}, ${needle})`
  })
  return `(${tests.join(' OR ')})`
}

/** A number as JavaScript writes it, within the sizes where both write digits alone. */
function digitsSql(column: string): string {
  return `(CASE WHEN ${column} <> 0 AND (abs(${column}) < 1e-4 OR abs(${column}) >= 1e15) THEN ''
    WHEN ${column} = trunc(${column}) THEN ${column}::BIGINT::VARCHAR ELSE ${column}::VARCHAR END)`
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
