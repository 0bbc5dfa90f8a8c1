import type { ReactElement } from 'react'
import type { IconProps } from '../../../kit/index.ts'
import { readStatus } from '../parts/tone.ts'
import { isBlank, readChoice, readText } from '../read/lenient.ts'
import { Icon, readIcon } from './icon.tsx'

/** A standalone icon: an image if labelled, else decorative. An unknown name becomes a dot. */
export function NamedIcon({ name, label, tone, size }: IconProps): ReactElement {
  const picture = readIcon(name)
  const words = readText(label)
  const look = {
    className: 'vt-icon-mark',
    'data-tone': readStatus(tone),
    'data-size': readChoice(size, ['small', 'large'], undefined),
  }
  const drawn = picture === undefined ? <span className="vt-icon-dot" /> : <Icon name={picture} />
  return isBlank(words) ? (
    <span {...look} aria-hidden="true">
      {drawn}
    </span>
  ) : (
    <span {...look} role="img" aria-label={words}>
      {drawn}
    </span>
  )
}
