import type { ReactElement } from 'react'
import { getOwn } from '../../../core/index.ts'
import { ICON_PATHS } from './icon-paths.ts'

/** The name of an icon in the kit. */
export type IconName = keyof typeof ICON_PATHS

/** A decorative icon, sized by the text around it. Unknown names draw nothing. */
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

/** Icons that point along the line are mirrored in right-to-left text. */
function mirrors(name: IconName): boolean {
  return /^(arrow|chevron)-(left|right)$|^(external-link|send|list|trending-up|trending-down)$/.test(name)
}
