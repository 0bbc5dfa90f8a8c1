import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'

const NAMES = {
  old: 'before',
  oldText: 'before',
  oldCode: 'before',
  original: 'before',
  from: 'before',
  new: 'after',
  newText: 'after',
  newCode: 'after',
  modified: 'after',
  to: 'after',
  lang: 'language',
}

export function readDiff(props: JsonObject, report: ReportRepair): JsonObject {
  return renameMembers(props, NAMES, report)
}
