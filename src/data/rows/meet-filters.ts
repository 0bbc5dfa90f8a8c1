import type { PlannedFilter } from '../query/query-plan.ts'
import { foldCase } from './fold-case.ts'
import { type StoredColumn, storedValue } from './stored-column.ts'

/** The rows that meet every filter, ascending. */
export function meetFilters(
  columns: readonly StoredColumn[],
  filters: readonly PlannedFilter[],
  rowCount: number,
): Uint32Array<ArrayBuffer> {
  let rows = new Uint32Array(rowCount)
  for (let row = 0; row < rowCount; row++) rows[row] = row
  for (const filter of filters) {
    const stored = columns[filter.index]
    if (stored !== undefined) rows = keep(rows, stored.values, createTest(filter, stored))
  }
  return rows
}

/** The rows whose value passes. */
export function keep(
  rows: Uint32Array<ArrayBuffer>,
  values: Float64Array,
  passes: (value: number) => boolean,
): Uint32Array<ArrayBuffer> {
  let kept = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    if (passes(values[row] ?? Number.NaN)) rows[kept++] = row
  }
  return rows.subarray(0, kept)
}

/** Comparisons with NaN, a missing value, are false by themselves, except `!=`. */
function createTest(filter: PlannedFilter, stored: StoredColumn): (value: number) => boolean {
  switch (filter.op) {
    case 'is-null':
      return Number.isNaN
    case 'not-null':
      return (value) => !Number.isNaN(value)
    case 'between': {
      const low = storedValue(stored, filter.low)
      const high = storedValue(stored, filter.high)
      return (value) => value >= low && value <= high
    }
    case 'in': {
      const wanted = new Set(filter.values.map((value) => storedValue(stored, value)))
      if (filter.missing) wanted.add(Number.NaN)
      return (value) => wanted.has(value)
    }
    case 'contains': {
      const needle = foldCase(filter.text)
      const hits = stored.texts?.map((text) => foldCase(text).includes(needle)) ?? []
      return (value) => hits[value] === true
    }
  }
  const limit = storedValue(stored, filter.value)
  switch (filter.op) {
    case '=':
      return (value) => value === limit
    case '!=':
      return (value) => value !== limit && !Number.isNaN(value)
    case '<':
      return (value) => value < limit
    case '<=':
      return (value) => value <= limit
    case '>':
      return (value) => value > limit
    case '>=':
      return (value) => value >= limit
  }
}
