import { compileSchema, createIssue, type Issue, type Path } from '../../core/index.ts'
import type { DataColumn } from '../source.ts'
import { type ColumnFinder, createColumnFinder } from './column-finder.ts'
import { momentForm } from './moment.ts'
import { planFilter } from './plan-filter.ts'
import { planAggregate, planGroup } from './plan-groups.ts'
import { planSearch } from './plan-search.ts'
import { type DataQuery, dataQuerySchema } from './query.ts'
import type { PlannedSort, QueryPlan } from './query-plan.ts'

type QueryPlanResult = { ok: true; plan: QueryPlan } | { ok: false; issues: Issue[] }

const schema = compileSchema(dataQuerySchema)

/**
 * Reads a query against the columns of a table. What every source starts with: after it no name is unknown, no value of a
 * wrong type, no two results share a name.
 */
export function planQuery(columns: readonly DataColumn[], query: unknown): QueryPlanResult {
  const checked = schema.check(query)
  if (!checked.ok) return checked
  // The schema has just proved it.
  const valid = checked.value as DataQuery
  const finder = createColumnFinder(columns)
  const plan =
    valid.group === undefined && valid.aggregate === undefined
      ? planRows(valid, finder)
      : planGroups(valid, finder)
  return finder.issues.length === 0 ? { ok: true, plan } : { ok: false, issues: finder.issues }
}

function planRows(query: DataQuery, finder: ColumnFinder): QueryPlan {
  const names = query.select ?? finder.columns.map(({ name }) => name)
  refuseTwice(names, (at) => ['select', at], finder)
  const columns = names.map((name, at) => {
    const found = finder.find(name, ['select', at])
    return found && { name, index: found.index, moment: momentForm(found.column) }
  })
  const sort = (query.sort ?? []).map(({ by, descending = false }, at) => {
    const found = finder.find(by, ['sort', at, 'by'])
    return found && { index: found.index, descending }
  })
  return {
    of: 'rows',
    columns: columns.filter((column) => column !== undefined),
    sample: query.sample,
    sort: sort.filter((one) => one !== undefined),
    ...planRest(query, finder),
  }
}

function planGroups(query: DataQuery, finder: ColumnFinder): QueryPlan {
  for (const key of ['select', 'sample'] as const) {
    if (query[key] === undefined) continue
    finder.issues.push(createIssue('bad_query', [key], `${key} does not go with group or aggregate`))
  }
  const groups = query.group ?? []
  const aggregates = query.aggregate ?? []
  if (groups.length + aggregates.length === 0) {
    finder.issues.push(createIssue('bad_query', ['group'], 'group and aggregate are both empty'))
  }
  const names = [...groups.map((group) => group.as ?? group.column), ...aggregates.map(({ as }) => as)]
  refuseTwice(
    names,
    (at) => (at < groups.length ? ['group', at, 'as'] : ['aggregate', at - groups.length, 'as']),
    finder,
  )
  const sort: PlannedSort[] = (query.sort ?? []).flatMap(({ by, descending = false }, at) => {
    const index = names.indexOf(by)
    if (index !== -1) return [{ index, descending }]
    finder.issues.push(
      createIssue(
        'unknown_name',
        ['sort', at, 'by'],
        `${JSON.stringify(by)} is no name of the result; names: ${names.join(', ')}`,
      ),
    )
    return []
  })
  return {
    of: 'groups',
    groups: groups
      .map((group, at) => planGroup(group, finder, ['group', at]))
      .filter((group) => group !== undefined),
    aggregates: aggregates
      .map((aggregate, at) => planAggregate(aggregate, finder, ['aggregate', at]))
      .filter((aggregate) => aggregate !== undefined),
    sort,
    ...planRest(query, finder),
  }
}

function planRest(query: DataQuery, finder: ColumnFinder) {
  return {
    filters: (query.filter ?? [])
      .map((filter, at) => planFilter(filter, finder, ['filter', at]))
      .filter((filter) => filter !== undefined),
    search: query.search && planSearch(query.search, finder),
    offset: query.offset ?? 0,
    limit: query.limit,
  }
}

function refuseTwice(names: readonly string[], pathOf: (at: number) => Path, finder: ColumnFinder): void {
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) === at) continue
    finder.issues.push(
      createIssue(
        'duplicate_name',
        pathOf(at),
        `two results are named ${JSON.stringify(name)}; name one with as`,
      ),
    )
  }
}
