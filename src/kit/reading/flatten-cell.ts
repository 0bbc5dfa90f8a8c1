import { isPlainObject, type JsonObject, type Path, type ReportRepair } from '../../core/index.ts'
import { without } from './members.ts'

type Scalar = string | number | boolean | null

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** The one scalar or text that a nested cell amounts to; undefined where that is not clear. */
function flattenCell(cell: unknown): Scalar | undefined {
  if (Array.isArray(cell)) {
    return cell.every(isScalar) ? cell.filter((each) => each !== null).join(', ') : undefined
  }
  if (!isPlainObject(cell)) return undefined
  const url = cell.url ?? cell.href
  const words = cell.text ?? cell.label ?? cell.title
  if (typeof words === 'string' && typeof url === 'string')
    return `[${words.replace(/[[\]\n]/g, ' ')}](${url})`
  if (isScalar(cell.value)) return cell.value
  return isScalar(words) && words !== null ? words : undefined
}

/** Flattens nested cells of the records in a list prop; the same props where every cell is a scalar. */
export function flattenCells(props: JsonObject, key: string, report: ReportRepair): JsonObject {
  const rows = props[key]
  if (!Array.isArray(rows)) return props
  let changed = false
  const flat = rows.map((row: unknown, index) => {
    const read = isPlainObject(row) ? flattenRow(row, [key, index], report) : row
    if (read !== row) changed = true
    return read
  })
  return changed ? { ...props, [key]: flat } : props
}

function flattenRow(row: JsonObject, path: Path, report: ReportRepair): JsonObject {
  let result = row
  for (const [field, cell] of Object.entries(row)) {
    if (typeof cell !== 'object' || cell === null) continue
    const flat = flattenCell(cell)
    if (flat === undefined) continue
    report('cell_flattened', [...path, field], 'a nested value was read as one cell', { lossy: true })
    result = field === '__proto__' ? without(result, field) : { ...result, [field]: flat }
  }
  return result
}
