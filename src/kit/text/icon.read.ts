import type { JsonObject, ReportRepair } from '../../core/index.ts'
import { renameMembers } from '../reading/members.ts'
import { knownIcon } from '../reading/read-icon.ts'
import { ICON_NAMES } from '../shapes/icon-names.ts'

/** The icon that replaces one missing from the kit. */
const DOT = 'dot'

export function readNamedIcon(props: JsonObject, report: ReportRepair): JsonObject {
  const named = renameMembers(props, { icon: 'name', title: 'label', alt: 'label' }, report)
  const { name } = named
  if (typeof name !== 'string' || name === '' || name === DOT || ICON_NAMES.has(name)) return named
  const known = knownIcon(name)
  const shown = JSON.stringify(name.slice(0, 40))
  if (known !== undefined) {
    report('icon_mapped', ['name'], `icon ${shown} was read as "${known}"`)
    return { ...named, name: known }
  }
  report('icon_mapped', ['name'], `there is no icon ${shown}; a dot was put in its place`, { lossy: true })
  return { ...named, name: DOT, label: named.label ?? name.slice(0, 120) }
}
