import { isPlainObject, type JsonObject, type TreeNode } from '../../../../core/index.ts'
import { writeCsv } from '../../data-table/csv.ts'
import { readNumber, readText } from '../../read/lenient.ts'

interface Column {
  key: string
  label: string
}

/** The rows that a drawn tree shows in tables and charts, as one CSV text; undefined where it shows none. */
export function rowsAsCsv(root: TreeNode | undefined): string | undefined {
  const parts = root === undefined ? [] : tablesIn(root)
  // One byte order mark is enough.
  return parts.length === 0
    ? undefined
    : parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('\r\n')
}

/** Whether a drawn tree has a table of more rows than it holds: it asks for them page by page. */
export function hasRowsElsewhere({ type, props, children = [] }: TreeNode): boolean {
  const { rows, remote, total } = props
  const isPage = type === 'DataTable' && isPlainObject(remote) && Array.isArray(rows)
  return (isPage && (readNumber(total) ?? 0) > rows.length) || children.some(hasRowsElsewhere)
}

function tablesIn({ type, props, children = [] }: TreeNode): string[] {
  const own = type === 'DataTable' ? tableCsv(props) : type === 'Chart' ? chartCsv(props) : undefined
  return [...(own === undefined ? [] : [own]), ...children.flatMap(tablesIn)]
}

function tableCsv({ columns, rows }: JsonObject): string | undefined {
  return csvOf(objectsIn(columns).map(toColumn), rows)
}

function chartCsv({ xKey, xLabel, series, sizeKey, color, data }: JsonObject): string | undefined {
  const key = readText(xKey)
  const columns = [
    { key, label: readText(xLabel) || key },
    ...objectsIn(series).map(toColumn),
    toColumn({ key: readText(sizeKey) }),
    toColumn(isPlainObject(color) ? color : {}),
  ]
  return csvOf(columns, data)
}

function csvOf(columns: readonly Column[], rows: unknown): string | undefined {
  const records = objectsIn(rows)
  const named = columns.filter(({ key }) => key !== '')
  return named.length === 0 || records.length === 0 ? undefined : writeCsv(named, records)
}

function toColumn({ key, label }: JsonObject): Column {
  return { key: readText(key), label: readText(label) || readText(key) }
}

function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : []
}
