import { type ReactElement, useId } from 'react'
import type { KpiCardsProps } from '../../../kit/index.ts'
import { useViewFinal } from '../../index.ts'
import { useFormat } from '../environment/use-format.ts'
import { groupNamed } from '../parts/group-named.ts'
import { KpiCard } from '../parts/kpi-card.tsx'
import { Title } from '../parts/title.tsx'
import { KitPlaceholder } from '../placeholder/kit-placeholder.tsx'
import { readObjects, readText } from '../read/lenient.ts'

/** Draws KpiCards of `vitrail/kit`. */
export function KpiCards({ title, items }: KpiCardsProps): ReactElement {
  const titleId = useId()
  const write = useFormat()
  const heading = readText(title)
  const cards = readObjects(items)
  const final = useViewFinal()
  return (
    <div className="vt-kpicards vt-block" {...groupNamed(heading, titleId)}>
      <Title id={titleId} text={heading} />
      {cards.length === 0 && !final && <KitPlaceholder shape="cards" />}
      <dl data-count={cards.length}>
        {cards.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no identity but their place
          <KpiCard key={index} item={item} write={write} />
        ))}
      </dl>
    </div>
  )
}
