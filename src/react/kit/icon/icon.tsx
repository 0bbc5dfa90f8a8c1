import type { ReactElement } from 'react'
import { getOwn } from '../../../core/index.ts'
import { ICON_PATHS } from './icon-paths.ts'

/** A name that the kit has a picture for. */
export type IconName = keyof typeof ICON_PATHS

/** A decorative picture of the kit, sized by its text; words stand beside it. Unknown names draw nothing. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg
      className="vt-icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-mirror={mirrors(name) ? '' : undefined}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

/** The icon a model named, or undefined. */
export function readIcon(value: unknown): IconName | undefined {
  return typeof value === 'string' && isIconName(value) ? value : undefined
}

function isIconName(name: string): name is IconName {
  return getOwn(ICON_PATHS, name) !== undefined
}

/** What points along the line turns with the direction of writing. */
function mirrors(name: IconName): boolean {
  return /^(arrow|chevron)-(left|right)$|^(external-link|send|list|trending-up|trending-down)$/.test(name)
}
