import { createBinIndex } from '../query/bin-index.ts'
import { writeMoment } from '../query/moment.ts'
import type { PlannedGroup } from '../query/query-plan.ts'
import { startOfUnit } from '../query/time-units.ts'
import type { DataValue } from '../source.ts'
import { readCell, type StoredColumn } from './stored-column.ts'

/** One key of the groups as codes that ascend with it; the code `size` is that of missing values. */
export interface GroupKey {
  size: number
  codeOf(row: number): number
  cell(code: number): DataValue
}

export function createGroupKey(group: PlannedGroup, stored: StoredColumn): GroupKey {
  const { values, distinct } = stored
  const valueAt = (row: number): number => values[row] ?? Number.NaN
  switch (group.by) {
    case 'bin': {
      const { edges } = group
      const size = Math.max(0, edges.length - 1)
      const binOf = createBinIndex(edges)
      return {
        size,
        codeOf(row) {
          const value = valueAt(row)
          return Number.isNaN(value) ? size : binOf(value)
        },
        cell: (code) => edges[code] ?? null,
      }
    }
    case 'unit': {
      const { unit, moment = 'day' } = group
      const starts = distinct.map((epoch) => startOfUnit(epoch, unit))
      const units = starts.filter((start, at) => at === 0 || start !== starts[at - 1])
      const codes = starts.map((start) => rankIn(units, start))
      const rankAt = ranksOf(stored)
      return {
        size: units.length,
        codeOf: (row) => codes[rankAt(row)] ?? units.length,
        cell: (code) => writeMoment(units[code] ?? 0, moment),
      }
    }
    case 'value':
      return {
        size: distinct.length,
        codeOf: ranksOf(stored),
        cell: (code) => readCell(stored, distinct[code] ?? Number.NaN, group.moment),
      }
  }
}

const MAX_DIRECT = 1 << 20

/** The rank of a row's value among the column's different values; their number where it is missing. */
function ranksOf({ column, values, distinct }: StoredColumn): (row: number) => number {
  const missing = distinct.length
  const low = distinct[0] ?? 0
  const span = (distinct.at(-1) ?? 0) - low
  const whole = column.type !== 'number' && span <= MAX_DIRECT
  if (!whole) {
    return (row) => {
      const value = values[row] ?? Number.NaN
      return Number.isNaN(value) ? missing : rankIn(distinct, value)
    }
  }
  // A table from value to rank is quicker than a search, where it is small.
  const ranks = new Uint32Array(span + 1)
  for (const [rank, value] of distinct.entries()) ranks[value - low] = rank
  return (row) => {
    const value = values[row] ?? Number.NaN
    return Number.isNaN(value) ? missing : (ranks[value - low] ?? missing)
  }
}

function rankIn(ascending: Float64Array, value: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
