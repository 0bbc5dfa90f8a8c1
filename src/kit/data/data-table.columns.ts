import { isPlainObject, type JsonObject, type Path, type ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const COLUMN_NAMES = {
  field: 'key',
  dataKey: 'key',
  accessor: 'key',
  accessorKey: 'key',
  dataIndex: 'key',
  header: 'label',
  headerName: 'label',
  title: 'label',
  type: 'format',
}
const MAX_COLUMNS = 12
const ROWS_LOOKED_AT = 20

/** Reads columns given as text or by other libraries' names; without any, derives them from the rows. */
export function readColumns(props: JsonObject, report: ReportRepair): JsonObject {
  const { columns, rows } = props
  if (columns === undefined || (Array.isArray(columns) && columns.length === 0))
    return deriveColumns(props, report)
  if (!Array.isArray(columns)) return props
  const fields = fieldsOf(rows)
  let changed = false
  const read = columns.map((column: unknown, index) => {
    const done = readColumn(column, fields, report, ['columns', index])
    if (done !== column) changed = true
    return done
  })
  return changed ? { ...props, columns: read } : props
}

function readColumn(column: unknown, fields: readonly string[], report: ReportRepair, path: Path): unknown {
  if (typeof column === 'string' && column.trim() !== '') {
    report('column_from_text', path, `"${column.slice(0, 80)}" was read as { key, label }`)
    return { key: matchField(column, fields), label: column }
  }
  if (!isPlainObject(column)) return column
  const named = renameMembers(column, COLUMN_NAMES, report, path)
  const renamed =
    named.key === undefined ? renameMembers(named, { name: 'key', id: 'key' }, report, path) : named
  const { key, label } = renamed
  if (key === undefined && typeof label === 'string' && label !== '') {
    report('column_from_text', path, `the label "${label.slice(0, 80)}" was read as the key too`)
    return { key: matchField(label, fields), ...renamed }
  }
  if (label === undefined && typeof key === 'string' && key !== '') {
    report('column_from_text', path, `the key "${key.slice(0, 80)}" was read as the label too`)
    return { ...renamed, label: labelOf(key) }
  }
  return renamed
}

/** No columns: the fields of the first rows. */
function deriveColumns(props: JsonObject, report: ReportRepair): JsonObject {
  const fields = fieldsOf(props.rows)
  if (fields.length === 0) return props
  const shown = fields.slice(0, MAX_COLUMNS)
  const lossy = shown.length < fields.length
  report('columns_derived', ['columns'], `${shown.length} of ${fields.length} fields became columns`, {
    lossy,
  })
  return { ...props, columns: shown.map((key) => ({ key, label: labelOf(key) })) }
}

function fieldsOf(rows: unknown): string[] {
  if (!Array.isArray(rows)) return []
  const fields = new Set<string>()
  for (const row of rows.slice(0, ROWS_LOOKED_AT)) {
    if (isPlainObject(row)) for (const field of Object.keys(row)) fields.add(field)
  }
  return [...fields]
}

/** The field of the rows that the text names, else the text itself. */
export function fieldNamed(props: JsonObject, name: string): string {
  return matchField(name, fieldsOf(props.rows))
}

function matchField(name: string, fields: readonly string[]): string {
  if (fields.includes(name)) return name
  const plain = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase()
  const same = fields.filter((field) => plain(field) === plain(name))
  return same.length === 1 ? (same[0] ?? name) : name
}

/** `unit_price`, `unitPrice` → `Unit price`. */
function labelOf(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[_-]+/g, ' ')
    .trim()
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1)
}
