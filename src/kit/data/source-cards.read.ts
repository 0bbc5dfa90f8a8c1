import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers } from '../reading/members.ts'

const LIST_NAMES = {
  sources: 'items',
  citations: 'items',
  links: 'items',
  results: 'items',
  references: 'items',
}
const ITEM_NAMES = {
  label: 'title',
  description: 'snippet',
  excerpt: 'snippet',
  summary: 'snippet',
  text: 'snippet',
  content: 'snippet',
  publisher: 'source',
  site: 'source',
  domain: 'source',
}

export function readSourceCards(props: JsonObject, report: ReportRepair): JsonObject {
  return readItems(renameMembers(props, LIST_NAMES, report), 'items', (item, path) =>
    renameMembers(item, ITEM_NAMES, report, path),
  )
}
