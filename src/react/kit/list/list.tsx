import { Children, type ReactElement, useId } from 'react'
import type { ListProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { groupNamed } from '../parts/group-named.ts'
import type { Slot } from '../parts/slot.ts'
import { Title } from '../parts/title.tsx'
import { isBlank, readChoice, readObjects, readText } from '../read/lenient.ts'
import { useSay } from '../words/use-say.ts'
import { ListRow } from './list-row.tsx'

/** Draws List of `vitrail/kit`. */
export function List({
  title,
  items,
  ordered,
  direction,
  children,
}: Partial<ListProps> & Slot): ReactElement {
  const say = useSay()
  const final = useViewFinal()
  const titleId = useId()
  const heading = readText(title)
  const rows = readObjects(items).filter((item) => !isBlank(readText(item.title)))
  const isEmpty = final && rows.length === 0 && Children.count(children) === 0
  const Tag = ordered === true ? 'ol' : 'ul'
  return (
    <div className="vt-list vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      {isEmpty && <p className="vt-hint">{say('list.empty')}</p>}
      <Tag
        data-direction={readChoice(direction, ['row'], undefined)}
        data-ordered={ordered === true ? '' : undefined}
      >
        {rows.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <ListRow key={index} item={item} index={index} />
        ))}
        {Children.map(children, (child) => (
          <li data-part="row">{child}</li>
        ))}
      </Tag>
    </div>
  )
}
