import { type ReactElement, useId } from 'react'
import type { JsonObject } from '../../../core/index.ts'
import { HeadingScope } from '../../index.ts'
import { groupNamed } from '../parts/group-named.ts'
import type { Slot } from '../parts/slot.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readText } from '../read/lenient.ts'

/** Cards side by side, as many as there is room for. */
export function CardRow({ title, children }: JsonObject & Slot): ReactElement {
  const titleId = useId()
  const heading = readText(title)
  const titled = !isBlank(heading)
  return (
    <div className="vt-cardrow vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      <div data-part="cards">{titled ? <HeadingScope>{children}</HeadingScope> : children}</div>
    </div>
  )
}
