import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'

const LIST_NAMES = { items: 'events', entries: 'events', milestones: 'events', data: 'events' }
const EVENT_NAMES = {
  time: 'date',
  when: 'date',
  year: 'date',
  timestamp: 'date',
  label: 'title',
  event: 'title',
  text: 'description',
  content: 'description',
  body: 'description',
  details: 'description',
}

export function readTimeline(props: JsonObject, report: ReportRepair): JsonObject {
  return readItems(renameMembers(props, LIST_NAMES, report), 'events', (event, path) =>
    readIcon(renameMembers(event, EVENT_NAMES, report, path), report, path),
  )
}
