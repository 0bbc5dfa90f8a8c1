import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { getOwn, isPlainObject, type JsonObject } from '../../../core/index.ts'
import { useViewState, useVitrail } from '../../index.ts'
import { createCompare, sortKey } from './compare-values.ts'
import type { TableColumnModel } from './read-table.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export interface SortOrder {
  readonly key: string
  readonly descending: boolean
}

/** A row and its index among all. */
interface TableRow {
  readonly index: number
  readonly row: JsonObject
}

export interface TableView {
  readonly rows: readonly TableRow[]
  /** How many rows match the filter. */
  readonly matching: number
  readonly page: number
  readonly pages: number
  readonly sort: SortOrder | undefined
  readonly filter: string
  /** Ascending, descending, as given. */
  toggleSort(key: string): void
  setFilter(filter: string): void
  setPage(page: number): void
}

interface Options {
  columns: readonly TableColumnModel[]
  rows: readonly JsonObject[]
  pageSize: number
  /** The order until the person chooses another. */
  sort: SortOrder | undefined
  /** The searchable text of a row. */
  shownText(row: JsonObject): string
}

/** The rows on the page: filtered, sorted, sliced. The choices of the person survive new rows. */
export function useTableModel({ columns, rows, pageSize, sort: given, shownText }: Options): TableView {
  const { locale } = useVitrail()
  const [chosen, setChosen] = useViewState<SortChoice>('sort', 'given', isSortChoice)
  const [filter, setFilter] = useViewState('filter', '', isText)
  const [wishedPage, setPage] = useViewState('page', 0, isPage)
  const sort = chosen === 'given' ? given : chosen === 'none' ? undefined : chosen

  const definitions = useMemo(() => {
    const compare = createCompare(locale)
    return columns.map(({ key }) => ({
      id: key,
      accessorFn: ({ row }: TableRow) => sortKey(getOwn(row, key)),
      sortUndefined: 'last' as const,
      sortFn: (a: RowOfValues, b: RowOfValues) => compare(a.getValue(key), b.getValue(key)),
    }))
  }, [columns, locale])

  const all = useMemo(() => rows.map((row, index): TableRow => ({ index, row })), [rows])
  const searched = useMemo(() => rememberText(shownText, locale), [shownText, locale])
  const data = useMemo(() => {
    const needle = filter.trim().toLocaleLowerCase(locale)
    return needle === '' ? all : all.filter(({ row }) => searched(row).includes(needle))
  }, [all, filter, locale, searched])

  const pages = Math.max(Math.ceil(data.length / pageSize), 1)
  const page = Math.min(wishedPage, pages - 1)
  const state = useMemo(
    () => ({
      sorting: sort === undefined ? [] : [{ id: sort.key, desc: sort.descending }],
      pagination: { pageIndex: page, pageSize },
    }),
    [sort, page, pageSize],
  )
  const table = useTable({ features, columns: definitions, data, state, autoResetPageIndex: false })

  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    matching: data.length,
    page,
    pages,
    sort,
    filter,
    toggleSort: (key) => setChosen(nextSort(sort, key)),
    setFilter: (next) => {
      setFilter(next)
      setPage(0)
    },
    setPage,
  }
}

/** The text of a row in lower case, made once however often it is searched. */
function rememberText(shownText: (row: JsonObject) => string, locale: string): (row: JsonObject) => string {
  const texts = new WeakMap<JsonObject, string>()
  return (row) => {
    const text = texts.get(row) ?? shownText(row).toLocaleLowerCase(locale)
    texts.set(row, text)
    return text
  }
}

interface RowOfValues {
  getValue(id: string): unknown
}

/** The order the person chose: undefined so far, none, or one. */
type SortChoice = SortOrder | 'given' | 'none'

function nextSort(sort: SortOrder | undefined, key: string): SortChoice {
  if (sort?.key !== key) return { key, descending: false }
  return sort.descending ? 'none' : { key, descending: true }
}

function isSortChoice(kept: unknown): kept is SortChoice {
  if (kept === 'given' || kept === 'none') return true
  return isPlainObject(kept) && typeof kept.key === 'string' && typeof kept.descending === 'boolean'
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}

function isPage(kept: unknown): kept is number {
  return Number.isInteger(kept) && Number(kept) >= 0
}
