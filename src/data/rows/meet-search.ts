import type { PlannedSearch } from '../query/query-plan.ts'
import { foldCase } from './fold-case.ts'
import type { StoredColumn } from './stored-column.ts'

/** The rows of which any searched column contains the text. */
export function meetSearch(
  columns: readonly StoredColumn[],
  search: PlannedSearch | undefined,
  rows: Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> {
  if (search === undefined) return rows
  const needle = foldCase(search.text)
  const looked = search.columns.flatMap((index) => {
    const stored = columns[index]
    const hits = stored && hitsOf(stored, needle)
    return stored === undefined || hits === undefined || hits.size === 0 ? [] : [{ ...stored, hits }]
  })
  return rows.filter((row) => looked.some(({ values, hits }) => hits.has(values[row] ?? Number.NaN)))
}

/** The values of a column that contain it: each is written once. */
function hitsOf({ distinct, texts }: StoredColumn, needle: string): ReadonlySet<number> {
  const contains = (value: number) =>
    texts === undefined ? digitsOf(value).includes(needle) : foldCase(texts[value] ?? '').includes(needle)
  return new Set(distinct.filter(contains))
}

const SMALLEST = 1e-4
const LARGEST = 1e15

/** A number as it is searched; beyond these, sources write numbers differently. */
function digitsOf(value: number): string {
  const size = Math.abs(value)
  return value === 0 || (size >= SMALLEST && size < LARGEST) ? String(value) : ''
}
