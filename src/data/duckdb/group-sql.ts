import { type DataColumn, type PlannedAggregate, type PlannedGroup, stddevScale } from '../index.ts'
import { columnSql, type Parameters } from './sql.ts'

/** The expression that rows of one group share. Of bins it is their place, so that edges are never compared as numbers. */
export function groupSql(group: PlannedGroup, parameters: Parameters): string {
  const column = columnSql(group.index)
  switch (group.by) {
    case 'value':
      return column
    case 'unit':
      return `date_trunc('${group.unit}', ${column})`
    case 'bin':
      return binSql(column, group, parameters)
  }
}

/** A condition that leaves out what no bin holds; missing values stay, as a group of their own. */
export function withinBinsSql(groups: readonly PlannedGroup[], parameters: Parameters): string {
  const conditions = groups.flatMap((group) => {
    if (group.by !== 'bin') return []
    const column = columnSql(group.index)
    const [low, high] = [group.edges[0], group.edges.at(-1)]
    if (low === undefined || high === undefined) return [`${column} IS NULL`]
    return [
      `(${column} BETWEEN ${parameters.add(low, 'DOUBLE')} AND ${parameters.add(high, 'DOUBLE')} OR ${column} IS NULL)`,
    ]
  })
  return conditions.length === 0 ? 'true' : conditions.join(' AND ')
}

/** The arithmetic of `createBinIndex`, to the last bit. */
function binSql(
  column: string,
  { edges, exact }: Extract<PlannedGroup, { by: 'bin' }>,
  parameters: Parameters,
): string {
  const [low, high] = [edges[0], edges.at(-1)]
  if (low === undefined || high === undefined) return 'NULL::UTINYINT'
  const count = edges.length - 1
  // Grouping by a byte is done in a plain array.
  const place = count <= 256 ? 'UTINYINT' : 'USMALLINT'
  // `least` takes no notice of missing values.
  const present = (expression: string): string => `CASE WHEN ${column} IS NOT NULL THEN ${expression} END`
  if (high === low) return present(`0::${place}`)
  if (exact) {
    const [from, range] = [
      parameters.add(BigInt(low), 'BIGINT'),
      parameters.add(BigInt(high - low), 'BIGINT'),
    ]
    return present(`least(${count - 1}, (${column} - ${from}) * ${count} // ${range})::${place}`)
  }
  const from = parameters.add(low, 'DOUBLE')
  const range = parameters.add(high - low, 'DOUBLE')
  const bins = `${count}::DOUBLE`
  const guess = `least(${count - 1}::DOUBLE, trunc((${column}::DOUBLE - ${from}) / ${range} * ${bins}))`
  const edge = (at: string): string => `${from} + ${at} * ${range} / ${bins}`
  return present(`(CASE WHEN ${column} < ${edge(guess)} THEN ${guess} - 1
    WHEN ${guess} < ${count - 1} AND ${column} >= ${edge(`(${guess} + 1)`)} THEN ${guess} + 1
    ELSE ${guess} END)::${place}`)
}

export function aggregateSql(
  aggregate: PlannedAggregate,
  columns: readonly DataColumn[],
  parameters: Parameters,
): string {
  if (aggregate.index === undefined) return 'count(*)'
  const column = columnSql(aggregate.index)
  switch (aggregate.op) {
    case 'count':
    case 'min':
    case 'max':
      return `${aggregate.op}(${column})`
    case 'distinct':
      return `count(DISTINCT ${column})`
    case 'sum':
      return finite(`sum(${column})::DOUBLE`)
    case 'mean':
      return finite(`avg(${column})`)
    case 'quantile':
      return finite(`quantile_cont(${column}::DOUBLE, ${parameters.add(aggregate.q, 'DOUBLE')})`)
    case 'stddev': {
      const of = columns[aggregate.index]
      const scale = of === undefined ? 1 : stddevScale(of)
      if (scale === 1) return finite(`stddev_samp(${column})`)
      const by = parameters.add(scale, 'DOUBLE')
      return finite(`stddev_samp(${column} * ${by}) / ${by}`)
    }
  }
}

/** What is too large for a number is no value, as everywhere. */
function finite(expression: string): string {
  return `CASE WHEN isfinite(${expression}) THEN ${expression} END`
}
