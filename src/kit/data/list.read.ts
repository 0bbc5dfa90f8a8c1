import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'

const LIST_NAMES = { rows: 'items', entries: 'items', options: 'items', data: 'items', numbered: 'ordered' }
const ITEM_NAMES = {
  label: 'title',
  subtitle: 'text',
  description: 'text',
  content: 'text',
  meta: 'hint',
  avatar: 'image',
  imageUrl: 'image',
  thumbnail: 'image',
  onClick: 'action',
}

export function readList(props: JsonObject, report: ReportRepair): JsonObject {
  return readItems(renameMembers(props, LIST_NAMES, report), 'items', (item, path) =>
    readIcon(renameMembers(item, ITEM_NAMES, report, path), report, path),
  )
}
