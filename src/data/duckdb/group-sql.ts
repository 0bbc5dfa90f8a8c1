import {
  BIN_TOLERANCE,
  binsPerUnit,
  type DataColumn,
  type PlannedAggregate,
  type PlannedGroup,
  stddevScale,
} from '../index.ts'
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
      return binSql(column, group.edges, parameters)
  }
}

/** A condition that leaves out what no bin holds; missing values stay, as a group of their own. */
export function withinBinsSql(groups: readonly PlannedGroup[], parameters: Parameters): string {
  const conditions = groups.flatMap((group) => {
    if (group.by !== 'bin' || !group.cut) return []
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
function binSql(column: string, edges: readonly number[], parameters: Parameters): string {
  const low = edges[0]
  if (low === undefined) return 'NULL::UTINYINT'
  const last = edges.length - 2
  // Groups of a byte are kept in a plain array.
  const place = last < 256 ? 'UTINYINT' : 'USMALLINT'
  const from = parameters.add(low, 'DOUBLE')
  const factor = parameters.add(binsPerUnit(edges), 'DOUBLE')
  const bin = `trunc((${column}::DOUBLE - ${from}) * ${factor} + ${BIN_TOLERANCE}::DOUBLE)`
  // Not by `least`, which takes no notice of missing values.
  return `(CASE WHEN ${bin} > ${last} THEN ${last} ELSE ${bin} END)::${place}`
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

/** What is too large for a number counts as missing, as everywhere. */
function finite(expression: string): string {
  return `CASE WHEN isfinite(${expression}) THEN ${expression} END`
}
