import type { DataAggregate } from '../../data/index.ts'

/** What a card over data can do with a column. */
export const AGGREGATIONS = ['mean', 'median', 'min', 'max', 'sum', 'count'] as const

/** One of `AGGREGATIONS`. */
export type Aggregation = (typeof AGGREGATIONS)[number]

/** Whether the values of parts add up to that of the whole. */
export function isAdditive(agg: Aggregation): boolean {
  return agg === 'sum' || agg === 'count'
}

/** Missing values are left out; a count without a column counts rows. */
export function aggregateOf(agg: Aggregation, column: string | undefined, as: string): DataAggregate {
  return { op: agg, as, ...(column !== undefined && { column }) }
}
