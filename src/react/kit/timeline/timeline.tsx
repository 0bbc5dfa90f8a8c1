import { type ReactElement, useId } from 'react'
import { readDate } from '../../../core/index.ts'
import type { TimelineProps } from '../../../kit/index.ts'
import { useFormat } from '../environment/use-format.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { ExternalLink } from '../parts/external-link.tsx'
import { groupNamed } from '../parts/group-named.ts'
import { Title } from '../parts/title.tsx'
import { readStatus, STATUS_ICONS } from '../parts/tone.ts'
import { isBlank, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'

/** Draws Timeline of `vitrail/kit`. */
export function Timeline({ title, events }: TimelineProps): ReactElement {
  const say = useSay()
  const write = useFormat()
  const titleId = useId()
  const heading = readText(title)
  return (
    <div className="vt-timeline vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      <ol>
        {readObjects(events).map((event, index) => {
          const date = readText(event.date)
          const words = readText(event.title)
          const description = readText(event.description)
          const status = readStatus(event.tone)
          const icon = readIcon(event.icon) ?? (status && STATUS_ICONS[status])
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity but their place
            <li key={index} data-tone={status}>
              <span data-part="mark" data-picture={icon === undefined ? undefined : ''}>
                {icon !== undefined && <Icon name={icon} />}
              </span>
              <div data-part="event">
                {!isBlank(date) && (
                  <time dateTime={readDate(date) === undefined ? undefined : date.trim()} dir="auto">
                    {write(date, { format: 'date' })}
                  </time>
                )}
                <p data-part="title" dir="auto">
                  {status !== undefined && (
                    <span className="vt-visually-hidden">{say(`tone.${status}`)}: </span>
                  )}
                  {event.url === undefined ? (
                    words
                  ) : (
                    <ExternalLink className="vt-link" url={event.url} text={words} />
                  )}
                </p>
                {!isBlank(description) && (
                  <p data-part="description" dir="auto">
                    {description}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
