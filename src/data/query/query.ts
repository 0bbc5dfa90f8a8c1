import * as z from 'zod'

/** The most of each that one query may have. */
export const QUERY_LIMITS = {
  filters: 64,
  values: 1_000,
  select: 500,
  groups: 4,
  aggregates: 64,
  sort: 8,
  bins: 1_000,
  text: 10_000,
} as const

const name = z.string().max(QUERY_LIMITS.text)
const text = z.string().max(QUERY_LIMITS.text)
const scalar = z.union([text, z.number(), z.boolean()])

/**
 * What rows must be. Values have the column's type, dates as ISO 8601 text. A missing value meets only `is-null` and an `in`
 * that lists null. `contains` ignores case; texts compare by code point.
 */
export const dataFilterSchema = z.discriminatedUnion('op', [
  z.strictObject({ column: name, op: z.enum(['=', '!=', '<', '<=', '>', '>=']), value: scalar }),
  z.strictObject({ column: name, op: z.literal('between'), value: z.tuple([scalar, scalar]) }),
  z.strictObject({
    column: name,
    op: z.literal('in'),
    value: z.array(scalar.nullable()).max(QUERY_LIMITS.values),
  }),
  z.strictObject({ column: name, op: z.literal('contains'), value: text }),
  z.strictObject({ column: name, op: z.enum(['is-null', 'not-null']) }),
])
/** One condition; a query's filters must all hold. */
export type DataFilter = z.infer<typeof dataFilterSchema>

/**
 * Rows of which any of these columns contains the text, whatever its case: numbers by their digits, from 0.0001 to 1e15. Default: all
 * texts and numbers.
 */
const searchSchema = z.strictObject({
  text: text.min(1),
  columns: z.array(name).max(QUERY_LIMITS.select).optional(),
})
/** A text that any of some columns contains. */
export type DataSearch = z.infer<typeof searchSchema>

const binSchema = z.strictObject({
  count: z.int().min(1).max(QUERY_LIMITS.bins),
  /** Default: the column's own. Values outside are left out; the last bin holds its upper edge. */
  min: z.number().optional(),
  max: z.number().optional(),
})
/** How a number is cut into ranges of one width. */
export type DataBin = z.infer<typeof binSchema>

const timeUnitSchema = z.enum(['year', 'quarter', 'month', 'week', 'day', 'hour'])
/** What moments can be grouped by. */
export type TimeUnit = z.infer<typeof timeUnitSchema>

const groupSchema = z.strictObject({
  column: name,
  /** Default: the column's name. */
  as: name.optional(),
  /** Numeric columns; the group's value is the lower edge, as `binEdges` gives it. */
  bin: binSchema.optional(),
  /** Dates and datetimes; the group's value is the first day (or hour) of the unit. Weeks start on Monday. */
  unit: timeUnitSchema.optional(),
})
/** One column to group by, as it is, in bins or by a unit of time. */
export type DataGroup = z.infer<typeof groupSchema>

const aggregateSchema = z.strictObject({
  op: z.enum(['count', 'sum', 'mean', 'median', 'quantile', 'stddev', 'min', 'max', 'distinct']),
  /** Not needed by `count`, which counts rows without one and values with one. Missing values are left out. */
  column: name.optional(),
  /** Of `quantile`, 0 to 1. */
  q: z.number().min(0).max(1).optional(),
  as: name,
})
/** One value computed of each group, or of all rows. */
export type DataAggregate = z.infer<typeof aggregateSchema>

const sortSchema = z.strictObject({ by: name, descending: z.boolean().optional() })
/** One key of the order. */
export type DataSort = z.infer<typeof sortSchema>

/**
 * A query as JSON: no language to inject into. Rows come in the table's order and groups in that of their keys, unless `sort`
 * says otherwise; ties keep that order, and missing values are last both ways.
 */
export const dataQuerySchema = z.strictObject({
  /** All must hold. */
  filter: z.array(dataFilterSchema).max(QUERY_LIMITS.filters).optional(),
  /** As a further condition. */
  search: searchSchema.optional(),
  /** Columns of the rows; default all. Not with `group` or `aggregate`. */
  select: z.array(name).min(1).max(QUERY_LIMITS.select).optional(),
  /** One row a group; a missing value makes a group of its own. */
  group: z.array(groupSchema).max(QUERY_LIMITS.groups).optional(),
  /** Without `group`: one row over all. */
  aggregate: z.array(aggregateSchema).max(QUERY_LIMITS.aggregates).optional(),
  /** By any column, or with groups by a name of the result. */
  sort: z.array(sortSchema).max(QUERY_LIMITS.sort).optional(),
  /** At most the source's `maxRows`, which is the default. */
  limit: z.int().min(0).optional(),
  offset: z.int().min(0).optional(),
  /** At most so many rows, evenly spaced over those that the filter leaves, always the same. Not with groups. */
  sample: z.int().min(1).optional(),
})
/** A question to a table: plain JSON. */
export type DataQuery = z.infer<typeof dataQuerySchema>
