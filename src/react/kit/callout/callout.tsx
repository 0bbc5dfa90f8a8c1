import { type ReactElement, useEffect, useId, useState } from 'react'
import type { CalloutProps } from '../../../kit/index.ts'
import { useViewFromTool, useViewPainted } from '../../index.ts'
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
  const role = useUrgentRole(status)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div className="vt-callout" role={role} data-tone={status} aria-labelledby={nameId}>
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

/** An alert only for danger that a tool reports in a view already on the page; everything else is read in its turn. */
function useUrgentRole(status: string): 'alert' | 'note' {
  const painted = useViewPainted()
  const fromTool = useViewFromTool()
  const [known, setKnown] = useState(() => (painted.current ? undefined : status))
  useEffect(() => {
    if (!painted.current) setKnown(status)
  }, [painted, status])
  return fromTool && painted.current && status === 'danger' && known !== 'danger' ? 'alert' : 'note'
}
