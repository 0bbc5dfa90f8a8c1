import type { MomentForm } from './moment.ts'
import type { TimeUnit } from './query.ts'

/** A value to compare with, as sources keep it: moments are epoch milliseconds. */
export type PlannedValue = string | number | boolean

/** The comparisons of a filter. */
export type CompareOp = '=' | '!=' | '<' | '<=' | '>' | '>='

/** A filter on the column at `index`, its values of the column's type. */
export type PlannedFilter = { index: number } & (
  | { op: CompareOp; value: PlannedValue }
  | { op: 'between'; low: PlannedValue; high: PlannedValue }
  | { op: 'in'; values: PlannedValue[]; missing: boolean }
  | { op: 'contains'; text: string }
  | { op: 'is-null' | 'not-null' }
)

/** Any of the columns, texts and numbers, contains the text. */
export interface PlannedSearch {
  text: string
  columns: number[]
}

/** One column of the result. */
export interface PlannedOutput {
  name: string
  /** Where its values are moments. */
  moment: MomentForm | undefined
}

/** One group, its column by place. */
export type PlannedGroup = PlannedOutput & { index: number } & (
    | { by: 'value' }
    /** `cut`: some values lie outside the edges, and are left out. */
    | { by: 'bin'; edges: number[]; cut: boolean }
    | { by: 'unit'; unit: TimeUnit }
  )

/** One aggregate, its column by place. */
export type PlannedAggregate = PlannedOutput &
  (
    | { op: 'count'; index: number | undefined }
    | { op: 'sum' | 'mean' | 'stddev' | 'min' | 'max' | 'distinct'; index: number }
    | { op: 'quantile'; index: number; q: number }
  )

/** Of rows, `index` is a column of the table; of groups, one of the groups and aggregates in their order. */
export interface PlannedSort {
  index: number
  descending: boolean
}

interface PlanOfAny {
  filters: PlannedFilter[]
  search: PlannedSearch | undefined
  sort: PlannedSort[]
  offset: number
  limit: number | undefined
}

/** A plan for rows. */
export interface RowsPlan extends PlanOfAny {
  of: 'rows'
  columns: (PlannedOutput & { index: number })[]
  sample: number | undefined
}

/** A plan for groups and their aggregates. */
export interface GroupsPlan extends PlanOfAny {
  of: 'groups'
  groups: PlannedGroup[]
  aggregates: PlannedAggregate[]
}

/** A query that holds for its table: columns found, values read, names settled. What a source carries out. */
export type QueryPlan = RowsPlan | GroupsPlan
