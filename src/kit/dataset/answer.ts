import { type JsonObject, type TreeNode, VitrailError } from '../../core/index.ts'
import type { DataFilter, DataRow } from '../../data/index.ts'
import { LARGEST_NUM } from '../shapes/numbers.ts'
import type { Dataset } from './dataset.ts'
import { describeFilters, writeCount } from './describe-filters.ts'
import type { DatasetWords } from './words.ts'

/** Longer titles and labels are refused where they are drawn. */
const LONGEST = { label: 120, title: 200, line: 500 } as const

export function clip(text: string, shape: keyof typeof LONGEST): string {
  const letters = [...text]
  return letters.length <= LONGEST[shape] ? text : `${letters.slice(0, LONGEST[shape] - 1).join('')}…`
}

/** Says below the title of a card which rows it shows; undefined where it shows all of them. */
export function filterNote(
  { words }: Dataset,
  filters: readonly DataFilter[],
  shown: number,
  total: number,
): string | undefined {
  if (filters.length === 0) return undefined
  const note = words.filtered(
    describeFilters(filters, words),
    writeCount(shown, words),
    writeCount(total, words),
  )
  return clip(note, 'line')
}

/** Drawn where there is no data to show. */
export function nothing(
  { words }: Dataset,
  title: string,
  filters: readonly DataFilter[],
  why?: string,
): TreeNode {
  const text = filters.length > 0 ? `${words.noRowsFiltered} (${describeFilters(filters, words)})` : why
  return {
    type: 'EmptyState',
    props: { title: clip(title, 'title'), text: text ?? words.noRows, icon: 'search' } satisfies JsonObject,
  }
}

/** A number of a query's result; missing where there was nothing to aggregate. */
export function numberIn(row: DataRow | undefined, name: string): number | undefined {
  const value = row?.[name]
  return typeof value === 'number' ? value : undefined
}

/** The number of rows that a query counted. */
export function countIn(row: DataRow | undefined, name: string): number {
  const count = numberIn(row, name)
  if (count !== undefined) return count
  throw new VitrailError('bad_result', `The data source answered a query without its ${name}.`)
}

/** A number as a chart may hold it; larger ones become text. */
export function drawnNumber(value: number, { locale }: DatasetWords): number | string {
  if (Math.abs(value) <= LARGEST_NUM) return value
  return Number.isSafeInteger(value)
    ? value.toLocaleString(locale)
    : value.toLocaleString(locale, { notation: 'scientific', maximumFractionDigits: 6 })
}
