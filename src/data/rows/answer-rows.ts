import { setOwn } from '../../core/index.ts'
import type { RowsPlan } from '../query/query-plan.ts'
import type { DataResult, DataRow } from '../source.ts'
import { order } from './order.ts'
import { readCell, type StoredColumn } from './stored-column.ts'

/** The rows themselves, of those that the filters left. */
export function answerRows(
  plan: RowsPlan,
  stored: readonly StoredColumn[],
  rows: Uint32Array,
  limit: number,
): DataResult {
  const keys = plan.sort.flatMap(({ index, descending }) => {
    const column = stored[index]
    return column === undefined ? [] : [{ values: column.values, descending }]
  })
  const page = order(sampled(rows, plan.sample), keys, plan.offset + limit).subarray(plan.offset)
  return {
    rows: Array.from(page, (row) => {
      const cells: DataRow = {}
      for (const { name, index, moment } of plan.columns) {
        const column = stored[index]
        if (column !== undefined)
          setOwn(cells, name, readCell(column, column.values[row] ?? Number.NaN, moment))
      }
      return cells
    }),
    total: rows.length,
  }
}

function sampled(rows: Uint32Array, size: number | undefined): Uint32Array {
  if (size === undefined || size >= rows.length) return rows
  return Uint32Array.from({ length: size }, (_, at) => rows[Math.floor((at * rows.length) / size)] ?? 0)
}
