import type { PlannedAggregate } from '../query/query-plan.ts'
import { stddevScale } from '../query/stddev-scale.ts'
import type { Groups } from './group-rows.ts'
import type { StoredColumn } from './stored-column.ts'

/** One number a group, NaN where there is none. */
export function aggregateRows(
  plan: PlannedAggregate,
  stored: StoredColumn | undefined,
  rows: Uint32Array,
  { count, groupOf }: Groups,
): Float64Array {
  const results = new Float64Array(count)
  /** Visits the values that are there. */
  const visit = (take: (group: number, value: number) => void): void => {
    if (stored === undefined) return
    for (let at = 0; at < rows.length; at++) {
      const value = stored.values[rows[at] ?? 0] ?? Number.NaN
      if (!Number.isNaN(value)) take(groupOf[at] ?? 0, value)
    }
  }
  const present = (): Float64Array => {
    const counts = new Float64Array(count)
    visit((group) => {
      counts[group] = (counts[group] ?? 0) + 1
    })
    return counts
  }

  switch (plan.op) {
    case 'count': {
      if (plan.index !== undefined) return present()
      for (let at = 0; at < groupOf.length; at++) {
        const group = groupOf[at] ?? 0
        results[group] = (results[group] ?? 0) + 1
      }
      return results
    }
    case 'min':
    case 'max': {
      results.fill(Number.NaN)
      const sign = plan.op === 'min' ? 1 : -1
      visit((group, value) => {
        const best = results[group] ?? Number.NaN
        if (!(best * sign <= value * sign)) results[group] = value
      })
      return results
    }
    case 'sum':
    case 'mean': {
      const counts = present()
      visit((group, value) => {
        results[group] = (results[group] ?? 0) + value
      })
      return results.map((sum, group) => {
        const of = counts[group] ?? 0
        if (of === 0) return Number.NaN
        return finite(plan.op === 'sum' ? sum : sum / of)
      })
    }
    case 'stddev': {
      const scale = stored === undefined ? 1 : stddevScale(stored.column)
      const counts = new Float64Array(count)
      const means = new Float64Array(count)
      // Welford's recurrence: stable in one pass.
      visit((group, value) => {
        const of = (counts[group] ?? 0) + 1
        const mean = means[group] ?? 0
        const delta = value * scale - mean
        counts[group] = of
        means[group] = mean + delta / of
        results[group] = (results[group] ?? 0) + delta * (value * scale - (means[group] ?? 0))
      })
      return results.map((sum, group) => {
        const of = counts[group] ?? 0
        return of < 2 ? Number.NaN : finite(Math.sqrt(sum / (of - 1)) / scale)
      })
    }
    case 'quantile':
      return Float64Array.from(gather(visit, present()), (values) => quantile(values, plan.q))
    case 'distinct':
      return Float64Array.from(gather(visit, present()), countDistinct)
  }
}

/** The values of each group, ascending. */
function gather(
  visit: (take: (group: number, value: number) => void) => void,
  counts: Float64Array,
): Float64Array[] {
  const lists = Array.from(counts, (size) => new Float64Array(size))
  const filled = new Uint32Array(counts.length)
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
