export { binEdges } from './query/bin-edges.ts'
export { BIN_TOLERANCE, binsPerUnit } from './query/bin-index.ts'
export { checkQuery } from './query/check-query.ts'
export { type MomentForm, momentForm, writeMoment } from './query/moment.ts'
export { planOrThrow } from './query/plan-or-throw.ts'
export { isSearched } from './query/plan-search.ts'
export {
  type DataAggregate,
  type DataBin,
  type DataFilter,
  type DataGroup,
  type DataQuery,
  type DataSearch,
  type DataSort,
  dataFilterSchema,
  dataQuerySchema,
  QUERY_LIMITS,
  type TimeUnit,
} from './query/query.ts'
export type {
  CompareOp,
  GroupsPlan,
  PlannedAggregate,
  PlannedFilter,
  PlannedGroup,
  PlannedOutput,
  PlannedSearch,
  PlannedSort,
  PlannedValue,
  QueryPlan,
  RowsPlan,
} from './query/query-plan.ts'
export { stddevScale } from './query/stddev-scale.ts'
export { DEFAULT_MAX_ROWS, type RowsSourceOptions, rowsSource } from './rows/rows-source.ts'
export type {
  ColumnType,
  DataColumn,
  DataResult,
  DataRow,
  DataSource,
  DataValue,
  QueryOptions,
} from './source.ts'
