import {
  binEdges,
  type DataColumn,
  type DataFilter,
  type DataGroup,
  type DataSource,
  type TimeUnit,
} from '../../../data/index.ts'
import { type Aggregation, aggregateOf } from '../aggregation.ts'
import { isNumeric, isTemporal } from '../dataset.ts'
import { startsBetween, unitFor } from '../time-units.ts'

export type GroupKey = string | number | boolean | null

/** What every query of one chart shares. */
export interface Asked {
  readonly source: DataSource
  readonly filters: readonly DataFilter[]
  readonly agg: Aggregation
  readonly column: string | undefined
  readonly signal: AbortSignal
}

/** The groups along an axis. */
export interface GroupAxis {
  readonly column: string
  readonly group: DataGroup
  /** In drawing order; undefined: all groups in the data, ascending. */
  readonly keys: readonly GroupKey[] | undefined
  /** Only rows in these groups. */
  readonly within: readonly DataFilter[]
  /** The rows of all smaller groups together. */
  readonly rest: readonly DataFilter[] | undefined
  /** Where a group ends: at the start of the next. */
  endOf?(key: GroupKey): GroupKey
  readonly unit?: TimeUnit
  /** The groups missing between those in the data. */
  fill?(keys: readonly GroupKey[]): readonly GroupKey[]
}

const MAX_SERIES = 6
/** The most points of a line, and the most bars, over dates. */
const MAX_MOMENTS = { dense: 200, sparse: 50 }

/** Groups dates by the finest legible unit, many numbers into bins, everything else by value: of text, the largest groups. */
export async function groupAxis(
  asked: Asked,
  { column, limit, dense }: { column: DataColumn; limit: number; dense: boolean },
): Promise<GroupAxis> {
  const { name } = column
  // A missing value has no place on a scale.
  const known: DataFilter[] = [{ column: name, op: 'not-null' }]
  if (isTemporal(column)) {
    const unit = unitFor(column, dense ? MAX_MOMENTS.dense : MAX_MOMENTS.sparse)
    const startsAfter = (key: GroupKey) =>
      typeof key === 'string' ? (startsBetween(key, undefined, unit)[1] ?? key) : key
    return {
      ...plain(name, { column: name, unit }),
      within: known,
      unit,
      endOf: startsAfter,
      fill: (keys) => {
        const [first, last] = [keys[0], keys.at(-1)]
        return typeof first === 'string' && typeof last === 'string' ? startsBetween(first, last, unit) : keys
      },
    }
  }
  if (isNumeric(column)) {
    if (column.distinct <= limit) return { ...plain(name, { column: name }), within: known }
    const bin = { count: limit }
    const edges = binEdges(column, bin)
    return {
      ...plain(name, { column: name, bin }),
      within: known,
      keys: edges.slice(0, -1),
      endOf: (key) => edges[edges.indexOf(Number(key)) + 1] ?? key,
    }
  }
  return largest(column, limit, { ...asked, by: aggregateOf(asked.agg, asked.column, 'value') })
}

/** The values of the colour column, taken from all rows, so that each keeps its colour under any filter. */
export function splitAxis(asked: Asked, column: DataColumn): Promise<GroupAxis> {
  return largest(column, MAX_SERIES, { ...asked, filters: [], by: { op: 'count', as: 'value' } })
}

function plain(column: string, group: DataGroup): GroupAxis {
  return { column, group, keys: undefined, within: [], rest: undefined }
}

/** The largest groups, and the others together where there are more than `most`. */
async function largest(
  { name, nulls }: DataColumn,
  most: number,
  { source, filters, signal, by }: Asked & { by: ReturnType<typeof aggregateOf> },
): Promise<GroupAxis> {
  const { rows, total } = await source.query(
    {
      filter: [...filters],
      group: [{ column: name, as: 'key' }],
      aggregate: [by],
      sort: [{ by: 'value', descending: true }],
      limit: most,
    },
    { signal },
  )
  const keys = rows.map(({ key }) => key ?? null)
  if (total <= most) return { ...plain(name, { column: name }), keys }
  // No comparison finds a missing value, so it can't be among the others.
  const missingToo = nulls > 0
  const named = keys.slice(0, most - 1).filter((key) => key !== null)
  const kept = missingToo ? [...named.slice(0, most - 2), null] : named
  return {
    ...plain(name, { column: name }),
    keys: kept,
    within: [{ column: name, op: 'in', value: kept }],
    rest: kept.flatMap((key) => (key === null ? [] : [{ column: name, op: '!=' as const, value: key }])),
  }
}
