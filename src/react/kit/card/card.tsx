import { type ReactElement, useId } from 'react'
import type { CardProps } from '../../../kit/index.ts'
import { HeadingScope } from '../../index.ts'
import { Icon, readIcon } from '../icon/icon.tsx'
import { groupNamed } from '../parts/group-named.ts'
import type { Slot } from '../parts/slot.ts'
import { Title } from '../parts/title.tsx'
import { readCategory } from '../parts/tone.ts'
import { isBlank, readText } from '../read/lenient.ts'

/** Draws Card of `vitrail/kit`. */
export function Card({ title, subtitle, tone, icon, children }: CardProps & Slot): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const below = readText(subtitle)
  const picture = readIcon(icon)
  const titled = !isBlank(heading)
  const header = (titled || !isBlank(below)) && (
    <div data-part="header">
      {picture !== undefined && (
        <span data-part="icon">
          <Icon name={picture} />
        </span>
      )}
      <div data-part="heading">
        <Title id={titleId} text={heading} />
        {!isBlank(below) && (
          <p data-part="subtitle" dir="auto">
            {below}
          </p>
        )}
      </div>
    </div>
  )
  return (
    <div className="vt-card" data-tone={readCategory(tone)} {...groupNamed(heading, titleId)}>
      {header}
      <div data-part="body">{titled ? <HeadingScope>{children}</HeadingScope> : children}</div>
    </div>
  )
}
