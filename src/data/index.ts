export { binEdges } from './query/bin-edges.ts'
export { checkQuery } from './query/check-query.ts'
export { planQuery, type QueryPlanResult } from './query/plan-query.ts'
export {
  type DataAggregate,
  type DataBin,
  type DataFilter,
  type DataGroup,
  type DataQuery,
  type DataSort,
  dataFilterSchema,
  dataQuerySchema,
  QUERY_LIMITS,
  type TimeUnit,
} from './query/query.ts'
export type {
  ColumnType,
  DataColumn,
  DataResult,
  DataRow,
  DataSource,
  DataValue,
  QueryOptions,
} from './source.ts'
