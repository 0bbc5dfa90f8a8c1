import { type ReactElement, useId } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import { HeadingScope } from '../../index.ts'
import type { Slot } from '../parts/slot.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'

/** Cards side by side, as many as there is room for. */
export function CardRow({ title, children }: JsonObject & Slot): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const titled = !isBlank(heading)
  const Tag = titled ? 'section' : 'div'
  return (
    <Tag className="vt-cardrow vt-block" aria-labelledby={titled ? titleId : undefined}>
      <Title id={titleId} text={heading} />
      <div data-part="cards">{titled ? <HeadingScope>{children}</HeadingScope> : children}</div>
    </Tag>
  )
}
