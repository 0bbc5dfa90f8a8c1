import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers } from '../reading/members.ts'

const LIST_NAMES = {
  facts: 'items',
  pairs: 'items',
  entries: 'items',
  fields: 'items',
  rows: 'items',
  data: 'items',
  properties: 'items',
}
const ITEM_NAMES = { key: 'label', term: 'label', text: 'value', content: 'value', details: 'value' }

export function readKeyValue(props: JsonObject, report: ReportRepair): JsonObject {
  return readItems(renameMembers(props, LIST_NAMES, report), 'items', (item, path) =>
    renameMembers(item, ITEM_NAMES, report, path),
  )
}
