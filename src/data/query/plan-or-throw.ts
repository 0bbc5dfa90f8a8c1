import { formatIssues, VitrailError } from '../../core/index.ts'
import type { DataSource } from '../source.ts'
import { planQuery } from './plan-query.ts'
import type { QueryPlan } from './query-plan.ts'

/** The plan of a query, for sources to carry out. Throws `bad_query` with what `checkQuery` says. */
export function planOrThrow(source: Pick<DataSource, 'name' | 'columns'>, query: unknown): QueryPlan {
  const planned = planQuery(source.columns, query)
  if (planned.ok) return planned.plan
  throw new VitrailError(
    'bad_query',
    `${source.name} cannot answer this query.\n${formatIssues(planned.issues)}`,
  )
}
