import { isPlainObject, type JsonObject, type Path, type ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'

const LIST_NAMES = { metrics: 'items', kpis: 'items', cards: 'items', stats: 'items', data: 'items' }
const ITEM_NAMES = {
  title: 'label',
  change: 'delta',
  subtitle: 'hint',
  sparkline: 'spark',
  direction: 'trend',
}

export function readKpiCards(props: JsonObject, report: ReportRepair): JsonObject {
  return readItems(renameMembers(props, LIST_NAMES, report), 'items', (item, path) =>
    readKpi(item, report, path),
  )
}

/** Reads one headline number, in whichever component it is written. */
export function readKpi(item: JsonObject, report: ReportRepair, path: Path = []): JsonObject {
  return readIcon(readAmount(renameMembers(item, ITEM_NAMES, report, path), report, path), report, path)
}

/** `value: { amount, currency }` → `value: amount`, with the currency beside it. */
function readAmount(item: JsonObject, report: ReportRepair, path: Path): JsonObject {
  const { value } = item
  if (!isPlainObject(value)) return item
  const amount = value.amount ?? value.value
  if (typeof amount !== 'number' && typeof amount !== 'string') return item
  report('number_from_text', [...path, 'value'], 'an object was read as its amount')
  const { currency, unit } = value
  return {
    ...(typeof currency === 'string' && { format: 'currency', currency }),
    ...(typeof unit === 'string' && { unit }),
    ...item,
    value: amount,
  }
}
