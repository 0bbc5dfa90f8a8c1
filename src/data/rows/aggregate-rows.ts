import type { PlannedAggregate } from '../query/query-plan.ts'
import { stddevScale } from '../query/stddev-scale.ts'
import type { Groups } from './group-rows.ts'
import type { StoredColumn } from './stored-column.ts'

/** Calls `take` with each value that is there, and the group of its row. */
type Visit = (take: (group: number, value: number) => void) => void

/** One number for each group, NaN where there is none. */
export function aggregateRows(
  plan: PlannedAggregate,
  stored: StoredColumn | undefined,
  rows: Uint32Array,
  { count, groupOf }: Groups,
): Float64Array {
  const visit: Visit = (take) => {
    if (stored === undefined) return
    for (let at = 0; at < rows.length; at++) {
      const value = stored.values[rows[at] ?? 0] ?? Number.NaN
      if (!Number.isNaN(value)) take(groupOf[at] ?? 0, value)
    }
  }
  switch (plan.op) {
    case 'count':
      return plan.index === undefined ? countRows(groupOf, count) : countValues(visit, count)
    case 'min':
      return extremes(visit, count, 1)
    case 'max':
      return extremes(visit, count, -1)
    case 'sum':
      return sums(visit, count)
    case 'mean':
      return means(visit, count)
    case 'stddev':
      return deviations(visit, count, stored === undefined ? 1 : stddevScale(stored.column))
    case 'quantile':
      return Float64Array.from(gather(visit, count), (values) => quantile(values, plan.q))
    case 'distinct':
      return Float64Array.from(gather(visit, count), countDistinct)
  }
}

function countRows(groupOf: Groups['groupOf'], count: number): Float64Array {
  const counts = new Float64Array(count)
  for (let at = 0; at < groupOf.length; at++) {
    const group = groupOf[at] ?? 0
    counts[group] = (counts[group] ?? 0) + 1
  }
  return counts
}

function countValues(visit: Visit, count: number): Float64Array {
  const counts = new Float64Array(count)
  visit((group) => {
    counts[group] = (counts[group] ?? 0) + 1
  })
  return counts
}

/** The least values with `sign` 1, the greatest with -1. */
function extremes(visit: Visit, count: number, sign: 1 | -1): Float64Array {
  const results = new Float64Array(count).fill(Number.NaN)
  visit((group, value) => {
    const best = results[group] ?? Number.NaN
    if (!(best * sign <= value * sign)) results[group] = value
  })
  return results
}

function sums(visit: Visit, count: number): Float64Array {
  const counts = countValues(visit, count)
  return totals(visit, count).map((total, group) => (counts[group] === 0 ? Number.NaN : finite(total)))
}

function means(visit: Visit, count: number): Float64Array {
  const counts = countValues(visit, count)
  return totals(visit, count).map((total, group) => finite(total / (counts[group] ?? 0)))
}

function totals(visit: Visit, count: number): Float64Array {
  const results = new Float64Array(count)
  visit((group, value) => {
    results[group] = (results[group] ?? 0) + value
  })
  return results
}

/** Welford's recurrence: stable in one pass. */
function deviations(visit: Visit, count: number, scale: number): Float64Array {
  const counts = new Float64Array(count)
  const averages = new Float64Array(count)
  const squares = new Float64Array(count)
  visit((group, value) => {
    const size = (counts[group] ?? 0) + 1
    const average = averages[group] ?? 0
    const delta = value * scale - average
    counts[group] = size
    averages[group] = average + delta / size
    squares[group] = (squares[group] ?? 0) + delta * (value * scale - (averages[group] ?? 0))
  })
  return squares.map((square, group) => {
    const size = counts[group] ?? 0
    return size < 2 ? Number.NaN : finite(Math.sqrt(square / (size - 1)) / scale)
  })
}

/** The values of each group, ascending. */
function gather(visit: Visit, count: number): Float64Array[] {
  const lists = Array.from(countValues(visit, count), (size) => new Float64Array(size))
  const filled = new Uint32Array(count)
  visit((group, value) => {
    const at = filled[group] ?? 0
    filled[group] = at + 1
    const list = lists[group]
    if (list !== undefined) list[at] = value
  })
  for (const list of lists) list.sort()
  return lists
}

function countDistinct(ascending: Float64Array): number {
  return ascending.filter((value, at) => at === 0 || value !== ascending[at - 1]).length
}

/** Between two values in proportion, as `quantile_cont` of databases. */
function quantile(ascending: Float64Array, q: number): number {
  if (ascending.length === 0) return Number.NaN
  const position = (ascending.length - 1) * q
  const below = Math.floor(position)
  const low = ascending[below] ?? Number.NaN
  const high = ascending[Math.ceil(position)] ?? low
  return finite(low + (high - low) * (position - below))
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN
}
