import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers, without } from '../reading/members.ts'
import { readIcon } from '../reading/read-icon.ts'

const TABS_NAMES = {
  title: 'label',
  defaultValue: 'value',
  defaultTab: 'value',
  active: 'value',
  activeTab: 'value',
  selected: 'value',
}

export function readTabs(props: JsonObject, report: ReportRepair): JsonObject {
  return renameMembers(props, TABS_NAMES, report)
}

export function readTab(props: JsonObject, report: ReportRepair): JsonObject {
  return readIcon(renameMembers(props, { title: 'label', id: 'value', key: 'value' }, report), report)
}

const DISCLOSURE_NAMES = {
  label: 'title',
  summary: 'title',
  question: 'title',
  trigger: 'title',
  expanded: 'open',
  defaultOpen: 'open',
  isOpen: 'open',
}

export function readDisclosure(props: JsonObject, report: ReportRepair): JsonObject {
  return readIcon(renameMembers(props, DISCLOSURE_NAMES, report), report)
}

/** `type: "single"`, `multiple: true`. */
export function readAccordion(props: JsonObject, report: ReportRepair): JsonObject {
  const named = renameMembers(props, { exclusive: 'single' }, report)
  if (named.single !== undefined) return named
  const key = typeof named.type === 'string' ? 'type' : 'multiple'
  const written = named[key]
  const single =
    typeof written === 'boolean'
      ? !written
      : new Map([
          ['single', true],
          ['multiple', false],
        ]).get(String(written))
  if (single === undefined) return named
  report('renamed_prop', [key], `${key} ${JSON.stringify(written)} was read as single ${single}`)
  return { ...without(named, key), single }
}
