import type { ReactElement } from 'react'
import type { BadgeProps } from '../../../kit/index.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { readStatus, readTone, STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readText } from '../read/lenient.ts'

/** Draws Badge of `vitrail/kit`. */
export function Badge({ text, tone, icon }: BadgeProps): ReactElement | null {
  const words = readText(text)
  if (isBlank(words)) return null
  const status = readStatus(tone)
  const picture = readIcon(icon) ?? (status && STATUS_ICONS[status])
  return (
    <span className="vt-badge" data-tone={readTone(tone)}>
      {picture !== undefined && <Icon name={picture} />}
      <bdi>{words}</bdi>
    </span>
  )
}
