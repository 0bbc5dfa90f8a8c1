import type { JsonObject, Path, ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers, without } from '../reading/members.ts'

const LIST_NAMES = { tasks: 'items', todos: 'items', steps: 'items', checklist: 'items' }
const ITEM_NAMES = {
  checked: 'done',
  completed: 'done',
  isDone: 'done',
  title: 'label',
  text: 'label',
  task: 'label',
  description: 'note',
  hint: 'note',
}

export function readChecklist(props: JsonObject, report: ReportRepair): JsonObject {
  return readItems(renameMembers(props, LIST_NAMES, report), 'items', (item, path) =>
    readStatus(renameMembers(item, ITEM_NAMES, report, path), report, path),
  )
}

const DONE = /^(?:done|complete|completed|finished|checked|closed)$/i
const OPEN =
  /^(?:todo|to[ _-]do|open|pending|upcoming|not[ _-]started|current|active|in[ _-]progress|running|unchecked)$/i

/** `status: "completed"`, `done: "in_progress"`. */
function readStatus(item: JsonObject, report: ReportRepair, path: Path): JsonObject {
  const key = typeof item.done === 'string' ? 'done' : 'status'
  const word = item[key]
  if (typeof word !== 'string' || (key === 'status' && item.done !== undefined)) return item
  const done = DONE.test(word.trim())
  if (!done && !OPEN.test(word.trim())) return item
  report('keyword_mapped', [...path, key], `"${word}" was read as ${done ? 'done' : 'not done'}`)
  return { ...without(item, key), done }
}
