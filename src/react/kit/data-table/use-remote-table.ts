import { getOwn, isPlainObject, type JsonObject } from '../../../core/index.ts'
import { useField } from '../../index.ts'
import { readNumber, readText } from '../read/lenient.ts'
import type { SortOrder, TableView } from './use-table-model.ts'

interface RemoteTable extends TableView {
  /** Another page or order was requested and has not arrived yet. */
  readonly busy: boolean
  /** Whether the remote rows can be searched. */
  readonly searchable: boolean
}

interface Options {
  rows: readonly JsonObject[]
  pageSize: number
  total: number
}

/** A table that holds one page of remote rows: its fields request others. Undefined where all rows are local. */
export function useRemoteTable(remote: unknown, { rows, pageSize, total }: Options): RemoteTable | undefined {
  const asked = isPlainObject(remote)
  const shownPage = (asked ? readNumber(remote.page) : undefined) ?? 0
  const shownSort = asked ? readSort(remote.sort) : undefined
  const page = useField<number>({ name: asked ? 'page' : undefined, value: shownPage, accepts: isPage })
  const sort = useField<SortOrder | null>({
    name: asked ? 'sort' : undefined,
    value: shownSort ?? null,
    accepts: isSort,
  })
  const shownFilter = asked ? readText(remote.search) : ''
  const searchable = asked && typeof remote.search === 'string'
  const filter = useField<string>({
    name: searchable ? 'filter' : undefined,
    value: shownFilter,
    accepts: isText,
  })
  if (!asked) return undefined

  const pages = Math.max(Math.ceil(total / pageSize), 1)
  const wished = Math.min(page.value, pages - 1)
  const order = sort.value ?? undefined
  return {
    rows: rows.map((row, index) => ({ index: shownPage * pageSize + index, row })),
    matching: total,
    page: wished,
    pages,
    sort: order,
    filter: filter.value,
    searchable,
    busy:
      wished !== shownPage || !isSameOrder(order, shownSort) || filter.value.trim() !== shownFilter.trim(),
    toggleSort(key) {
      sort.set(
        order?.key !== key ? { key, descending: false } : order.descending ? null : { key, descending: true },
      )
      page.set(0)
    },
    setFilter(text) {
      // Still typing: the request waits for a pause.
      filter.set(text, { final: false })
      if (wished > 0) page.set(0, { final: false })
    },
    setPage: page.set,
  }
}

export function readSort(sort: unknown): SortOrder | undefined {
  if (!isPlainObject(sort)) return undefined
  const key = readText(getOwn(sort, 'key'))
  return key === '' ? undefined : { key, descending: sort.descending === true }
}

function isSameOrder(one: SortOrder | undefined, other: SortOrder | undefined): boolean {
  return one?.key === other?.key && one?.descending === other?.descending
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}

function isPage(kept: unknown): kept is number {
  return Number.isInteger(kept) && Number(kept) >= 0
}

function isSort(kept: unknown): kept is SortOrder | null {
  return (
    kept === null ||
    (isPlainObject(kept) && typeof kept.key === 'string' && typeof kept.descending === 'boolean')
  )
}
