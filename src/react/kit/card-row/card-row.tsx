import { type ReactElement, useId } from 'react'
import type { CardRowProps } from '../../../kit/index.ts'
import { HeadingScope } from '../../index.ts'
import type { Slot } from '../parts/slot.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'

/** Cards side by side under a title, as many as there is room for. */
export function CardRow({ title, children }: CardRowProps & Slot): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const titled = !isBlank(heading)
  const Tag = titled ? 'section' : 'div'
  return (
    <Tag className="vt-card-row" aria-labelledby={titled ? titleId : undefined}>
      <Title id={titleId} text={heading} />
      <div data-part="body">{titled ? <HeadingScope>{children}</HeadingScope> : children}</div>
    </Tag>
  )
}
