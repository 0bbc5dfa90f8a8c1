import type { Issue } from '../../core/index.ts'
import type { DataSource } from '../source.ts'
import { planQuery } from './plan-query.ts'

/** What is wrong with a query, naming each bad value and the valid ones; empty where a source would answer it. */
export function checkQuery(source: Pick<DataSource, 'name' | 'columns'>, query: unknown): Issue[] {
  const planned = planQuery(source.columns, query)
  return planned.ok ? [] : planned.issues
}
