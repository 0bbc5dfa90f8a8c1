import { type ReactElement, useId } from 'react'
import type { CalloutProps } from '../../../kit/index.ts'
import { Icon } from '../icon/icon.tsx'
import { readStatus, STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** Draws Callout of `vitrail/kit`. */
export function Callout({ tone, title, text }: CalloutProps): ReactElement {
  const say = useSay()
  const nameId = useId()
  const status = readStatus(tone) ?? 'info'
  const heading = readText(title)
  return (
    <div className="vt-callout" role="note" data-tone={status} aria-labelledby={nameId}>
      <span data-part="icon">
        <Icon name={STATUS_ICONS[status]} />
      </span>
      <div data-part="body">
        <p
          id={nameId}
          className={isBlank(heading) ? 'vt-visually-hidden' : undefined}
          data-part="title"
          dir="auto"
        >
          {isBlank(heading) ? say(`tone.${status}`) : heading}
        </p>
        <p data-part="text" dir="auto">
          {readText(text)}
        </p>
      </div>
    </div>
  )
}
