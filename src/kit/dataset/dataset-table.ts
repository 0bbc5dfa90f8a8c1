import * as z from 'zod'
import { type Component, defineComponent, getOwn, isPlainObject, type JsonObject } from '../../core/index.ts'
import { type DataColumn, type DataQuery, type DataSource, isSearched } from '../../data/index.ts'
import { Int, LARGEST_NUM } from '../shapes/numbers.ts'
import { Title } from '../shapes/text-shapes.ts'
import { clip, drawnNumber, filterNote, nothing } from './answer.ts'
import { checkColumns } from './check-columns.ts'
import {
  columnProp,
  type Dataset,
  findColumn,
  isNumeric,
  isTemporal,
  requireSource,
  sizeOf,
} from './dataset.ts'
import { filterProp, keepSelection, readFilters, SELECTION } from './filter.ts'
import type { DatasetWords } from './words.ts'

const MAX_COLUMNS = 12
const LONGEST_KEY = 64
const LONGEST_CELL = 2_000
const LONGEST_SEARCH = 500

/** The rows themselves, page by page, of a table of any size. */
export function datasetTable(dataset: Dataset): Component {
  const { words } = dataset
  const column = columnProp(dataset)
  const props = z.strictObject({
    columns: z
      .array(column)
      .min(1)
      .max(MAX_COLUMNS, { error: `at most ${MAX_COLUMNS} columns: choose those that matter` })
      .optional(),
    pageSize: Int(5, 100).default(10),
    selectBy: column.meta({ description: 'rows can be selected by its values' }).optional(),
    title: Title.optional(),
    filter: filterProp,
  })
  return defineComponent({
    name: 'DatasetTable',
    description: `The rows themselves, searched, sorted and paged by the person; default the first ${MAX_COLUMNS} columns`,
    props,
    linkable: ['filter'],
    inputs: z.strictObject({
      page: Int(0, 1e9).optional(),
      sort: z.strictObject({ key: z.string(), descending: z.boolean() }).nullable().optional(),
      filter: z.string().max(LONGEST_SEARCH).optional(),
    }),
    outputs: { selection: SELECTION },
    keepOutputs: (outputs, { selectBy }) => keepSelection(outputs, [selectBy]),
    skeleton: 'table',
    width: 'full',
    check: ({ columns, selectBy, filter }, data) =>
      checkColumns(
        dataset,
        data,
        [...(columns ?? []).map((name) => ({ name })), { name: selectBy, scale: true }],
        filter,
      ),
    async resolve({ columns: names, pageSize, selectBy, title, filter }, { data, inputs, signal }) {
      const source = requireSource(dataset, data)
      const columns =
        names === undefined
          ? source.columns.slice(0, MAX_COLUMNS)
          : [...new Set(names)].map((name) => findColumn(source, name))
      const filters = readFilters(filter)
      if (columns.length === 0) return nothing(dataset, title ?? source.name, filters)
      const sorted = readSort(inputs.sort, source)
      const searched = columns.filter(isSearched).map(({ name }) => name)
      const search = typeof inputs.filter === 'string' ? inputs.filter.trim() : ''
      const asked: DataQuery = {
        filter: filters,
        select: [
          ...new Set([...columns.map(({ name }) => name), ...(selectBy === undefined ? [] : [selectBy])]),
        ],
        ...(sorted !== undefined && { sort: [{ by: sorted.column, descending: sorted.descending }] }),
        ...(search !== '' && { search: { text: search, columns: searched } }),
        limit: pageSize,
      }
      const { page, rows, total } = await readPage(source, asked, inputs.page, signal)
      const note = filterNote(dataset, filters, total, source.rowCount)
      return {
        type: 'DataTable',
        props: {
          title: clip(title ?? source.name, 'title'),
          ...(note !== undefined && { subtitle: note }),
          columns: columns.map((each) => ({
            key: keyOf(source, each),
            label: clip(words.column(each.name), 'label'),
            ...formatOf(each),
          })),
          rows: rows.map((row) =>
            Object.fromEntries(
              columns.map((each) => [keyOf(source, each), drawnCell(getOwn(row, each.name), words)]),
            ),
          ),
          pageSize,
          total,
          download: false,
          remote: {
            page,
            ...(searched.length > 0 && { search }),
            ...(sorted !== undefined && { sort: { key: sorted.key, descending: sorted.descending } }),
          },
          ...(selectBy !== undefined && {
            selection: {
              name: 'selection',
              x: selectBy,
              values: rows.map((row) => getOwn(row, selectBy) ?? null),
            },
          }),
        } satisfies JsonObject,
      }
    },
    fallbackText: ({ title, columns }, _children, text) =>
      text.blocks(text.bold(title ?? words.rows), text.text((columns ?? []).map(words.column).join(', '))),
    example: { props: { pageSize: 10 } },
  })
}

/** The page that was asked for, or the last one there is. */
async function readPage(source: DataSource, query: DataQuery, wished: unknown, signal: AbortSignal) {
  const size = query.limit ?? 1
  const read = (page: number) => source.query({ ...query, offset: page * size }, { signal })
  const page = typeof wished === 'number' ? wished : 0
  const found = await read(page)
  const last = Math.max(Math.ceil(found.total / size) - 1, 0)
  return page <= last ? { page, ...found } : { page: last, ...(await read(last)) }
}

interface Sorted {
  readonly key: string
  readonly column: string
  readonly descending: boolean
}

/** The sort order the person chose, if its column still exists. */
function readSort(sort: unknown, source: DataSource): Sorted | undefined {
  if (!isPlainObject(sort)) return undefined
  const column = source.columns.find((each) => keyOf(source, each) === sort.key)
  return column && { key: keyOf(source, column), column: column.name, descending: sort.descending === true }
}

/** The column's name where that is a valid key. */
function keyOf({ columns }: DataSource, column: DataColumn): string {
  const fits = [...column.name].length <= LONGEST_KEY && column.name !== '__proto__' && column.name !== ''
  return fits ? column.name : `column ${columns.indexOf(column) + 1}`
}

function drawnCell(value: unknown, words: DatasetWords) {
  if (typeof value === 'string')
    return value.length > LONGEST_CELL ? `${value.slice(0, LONGEST_CELL - 1)}…` : value
  if (typeof value === 'number') return drawnNumber(value, words)
  return typeof value === 'boolean' ? value : null
}

/** Years and other small numbers are written plainly, large ones with digit grouping. */
function formatOf(column: DataColumn): JsonObject {
  if (isTemporal(column)) return { format: 'date' }
  if (!isNumeric(column)) return {}
  const { min, max } = column
  const span = typeof min === 'number' && typeof max === 'number' ? max - min : 0
  // With a format, large numbers kept as text would be read as numbers.
  if (sizeOf(column) > LARGEST_NUM) return { align: 'right' }
  const plain = column.type === 'integer' ? Number(max) < 10_000 && Number(min) > -10_000 : span < 10
  return { align: 'right', ...(!plain && { format: 'number' }) }
}
