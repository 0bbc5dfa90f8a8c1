import type { DataColumn, GroupsPlan } from '../index.ts'
import { filterSql } from './filter-sql.ts'
import { aggregateSql, groupSql, withinBinsSql } from './group-sql.ts'
import { orderSql } from './order-sql.ts'
import { createParameters, type Statement, TABLE } from './sql.ts'

/** The groups of a page, the number of all groups first in each. */
export function groupsSql(plan: GroupsPlan, columns: readonly DataColumn[], limit: number): Statement {
  const { sql, parameters } = allGroupsSql(plan, columns)
  const outputs = [...plan.groups, ...plan.aggregates]
  const cells = outputs.map(({ moment }, at) =>
    moment === undefined ? output(at) : `epoch_ms(${output(at)})`,
  )
  const order = orderSql([
    ...plan.sort.map(({ index, descending }) => ({ sql: output(index), descending })),
    ...plan.groups.map((_, at) => ({ sql: output(at), descending: false })),
  ])
  return {
    sql: `SELECT ${['count(*) OVER ()', ...cells].join(', ')} FROM (${sql}) ${order} LIMIT ${limit} OFFSET ${plan.offset}`,
    parameters,
  }
}

/** The number of all groups, for pages that hold none. */
export function countGroupsSql(plan: GroupsPlan, columns: readonly DataColumn[]): Statement {
  const { sql, parameters } = allGroupsSql(plan, columns)
  return { sql: `SELECT count(*) FROM (${sql})`, parameters }
}

function allGroupsSql(plan: GroupsPlan, columns: readonly DataColumn[]): Statement {
  const parameters = createParameters()
  const outputs = [
    ...plan.groups.map((group) => groupSql(group, parameters)),
    ...plan.aggregates.map((aggregate) => aggregateSql(aggregate, columns, parameters)),
  ].map((sql, at) => `${sql} AS ${output(at)}`)
  const where = [filterSql(plan, columns, parameters), withinBinsSql(plan.groups, parameters)].join(' AND ')
  const by = plan.groups.length === 0 ? '' : `GROUP BY ${plan.groups.map((_, at) => output(at)).join(', ')}`
  return {
    sql: `SELECT ${outputs.join(', ')} FROM ${TABLE} WHERE ${where} ${by}`,
    parameters: parameters.list,
  }
}

function output(at: number): string {
  return `o${at}`
}
