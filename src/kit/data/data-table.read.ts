import { isPlainObject, type JsonObject, type ReportRepair, setOwn } from '../../core/index.ts'
import { flattenCells } from '../reading/flatten-cell.ts'
import { readItems, renameMembers } from '../reading/members.ts'
import { readNumberColumn } from '../reading/read-number-column.ts'
import { fieldNamed, readColumns } from './data-table.columns.ts'

/** Reads tables in the forms of other libraries. */
export function readDataTable(props: JsonObject, report: ReportRepair): JsonObject {
  let read = renameMembers(
    props,
    { data: 'rows', items: 'rows', headers: 'columns', header: 'columns' },
    report,
  )
  read = readColumns(read, report)
  read = zipRows(read, report)
  read = flattenCells(read, 'rows', report)
  read = readSort(read, report)
  return readNumbers(read, report)
}

/** Rows as lists, cell by cell in the order of the columns; a list of another length is left for the check. */
function zipRows(props: JsonObject, report: ReportRepair): JsonObject {
  const { columns, rows } = props
  if (!Array.isArray(columns) || !Array.isArray(rows) || !rows.some(Array.isArray)) return props
  const keys = columns.map((column: unknown) => (isPlainObject(column) ? column.key : undefined))
  if (!keys.every((key) => typeof key === 'string')) return props
  let zipped = 0
  const read = rows.map((row: unknown) => {
    if (!Array.isArray(row) || row.length !== keys.length) return row
    zipped++
    const record: JsonObject = {}
    for (const [index, key] of keys.entries()) setOwn(record, key, row[index])
    return record
  })
  if (zipped === 0) return props
  report('rows_zipped', ['rows'], `${zipped} lists of cells were read as records`)
  return { ...props, rows: read }
}

/** `sort: "sales"`, `sort: { field, direction: "desc" }`. */
function readSort(props: JsonObject, report: ReportRepair): JsonObject {
  const { sort } = props
  if (typeof sort === 'string' && sort !== '') {
    const descending = sort.startsWith('-')
    report('wrapped', ['sort'], 'the name of a column was read as { key }')
    const key = fieldNamed(props, descending ? sort.slice(1) : sort)
    return { ...props, sort: { key, ...(descending && { descending }) } }
  }
  if (!isPlainObject(sort)) return props
  const named = renameMembers(
    sort,
    {
      field: 'key',
      column: 'key',
      by: 'key',
      direction: 'descending',
      order: 'descending',
      desc: 'descending',
    },
    report,
    ['sort'],
  )
  const { descending } = named
  if (typeof descending !== 'string' || !/^(?:asc|desc)/i.test(descending)) {
    return named === sort ? props : { ...props, sort: named }
  }
  report('keyword_mapped', ['sort', 'descending'], `"${descending}" was read as ${/^desc/i.test(descending)}`)
  return { ...props, sort: { ...named, descending: /^desc/i.test(descending) } }
}

const NUMERIC: ReadonlySet<unknown> = new Set(['number', 'currency', 'percent', 'bytes', 'duration'])

/** Reads text as numbers in columns with a number format, so that they sort as numbers. */
function readNumbers(props: JsonObject, report: ReportRepair): JsonObject {
  if (!Array.isArray(props.columns)) return props
  let read = props
  const percents = new Set<unknown>()
  for (const column of props.columns) {
    if (!isPlainObject(column) || !NUMERIC.has(column.format) || typeof column.key !== 'string') continue
    const done = readNumberColumn(read, 'rows', column.key, report, column.format === 'percent')
    read = done.props
    if (done.percent && column.format === 'number') percents.add(column.key)
  }
  if (percents.size === 0) return read
  return readItems(read, 'columns', (column) =>
    percents.has(column.key) && column.unit === undefined ? { ...column, unit: '%' } : column,
  )
}
