import { isPlainObject, type JsonObject, type ReportRepair } from '../../core/index.ts'
import { readItems, renameMembers, without } from '../reading/members.ts'

const LIST_NAMES = {
  steps: 'items',
  stages: 'items',
  phases: 'items',
  currentStep: 'current',
  activeStep: 'current',
  active: 'current',
}
const ITEM_NAMES = {
  label: 'title',
  step: 'title',
  description: 'text',
  content: 'text',
  state: 'status',
  completed: 'done',
  checked: 'done',
}

export function readSteps(props: JsonObject, report: ReportRepair): JsonObject {
  const named = readItems(renameMembers(props, LIST_NAMES, report), 'items', (item, path) => {
    const step = renameMembers(item, ITEM_NAMES, report, path)
    if (typeof step.done !== 'boolean' || step.status !== undefined) return step
    report('renamed_prop', [...path, 'done'], `done: ${step.done} was read as a status`)
    return { ...without(step, 'done'), ...(step.done && { status: 'done' }) }
  })
  return readCurrent(named, report)
}

/** `current: 2` is the second step, or the step of that title: those before it are done. */
function readCurrent(props: JsonObject, report: ReportRepair): JsonObject {
  const { current, items } = props
  if (!Array.isArray(items) || !items.every(isPlainObject)) return props
  const index =
    typeof current === 'number' ? Math.max(current, 1) - 1 : items.findIndex(({ title }) => title === current)
  if (current === undefined || !Number.isInteger(index) || index < 0) return props
  report(
    'keyword_mapped',
    ['current'],
    `current ${JSON.stringify(current)} was read as the status of each step`,
  )
  const read = items.map((item, place) =>
    item.status === undefined && place <= index
      ? { ...item, status: place < index ? 'done' : 'current' }
      : item,
  )
  return { ...without(props, 'current'), items: read }
}
