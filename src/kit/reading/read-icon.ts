import type { JsonObject, Path, ReportRepair } from '../../core/index.ts'
import { ICON_NAMES } from '../shapes/icon-names.ts'
import { without } from './members.ts'
import { OTHER_ICON_NAMES } from './other-icon-names.ts'

/** Maps the name of an icon to one in the kit; an unknown name is left out. */
export function readIcon(owner: JsonObject, report: ReportRepair, path: Path = []): JsonObject {
  const { icon } = owner
  if (typeof icon !== 'string' || ICON_NAMES.has(icon)) return owner
  const known = knownIcon(icon)
  const shown = JSON.stringify(icon.slice(0, 40))
  if (known === undefined) {
    report('icon_mapped', [...path, 'icon'], `there is no icon ${shown}; it was left out`, { lossy: true })
    return without(owner, 'icon')
  }
  report('icon_mapped', [...path, 'icon'], `icon ${shown} was read as "${known}"`)
  return { ...owner, icon: known }
}

/** The icon in the kit that a name means; undefined where there is none. */
export function knownIcon(name: string): string | undefined {
  if (name.length > 64) return undefined
  const plain = name
    .trim()
    .replace(/\ufe0f/g, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/[\s_:/.]+/g, '-')
    .toLowerCase()
    .replace(/^(?:lucide|icon|icons|mdi|material|fa|fas|bi|ti|hi|tabler)-/, '')
    .replace(/-(?:icon|outline|outlined|filled|solid|rounded|line)$/, '')
  if (ICON_NAMES.has(plain)) return plain
  return Object.hasOwn(OTHER_ICON_NAMES, plain) ? OTHER_ICON_NAMES[plain] : undefined
}
