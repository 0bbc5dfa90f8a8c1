import type { ReactElement } from 'react'
import type { Catalog } from '../../../../core/index.ts'
import { readText } from '../../read/lenient.ts'
import { CanvasCard } from './canvas-card.tsx'
import { cardTitle } from './card-title.ts'
import { PreviewCard } from './preview-card.tsx'
import type { DrawnCards } from './use-drawn-cards.ts'

/** What a container that sets its children apart, as tabs do, reads of each. */
export interface ContainedProps {
  readonly label?: string
  readonly value?: string
}

/** One element for each card. `spans`: how much of a row each takes, in steps of the grid. */
export function cardElements(
  { instances, previews }: DrawnCards,
  catalog: Catalog | undefined,
  spans?: readonly number[],
): ReactElement[] {
  return [
    ...instances.map((instance, index) => (
      <CanvasCard
        key={instance.id}
        id={instance.id}
        span={spans?.[index]}
        label={cardTitle(instance, catalog)}
        value={readText(instance.props.value) || instance.id}
      />
    )),
    ...previews.map((preview, index) => (
      <PreviewCard
        key={`preview ${preview.id}`}
        preview={preview}
        span={spans?.[instances.length + index]}
        label={cardTitle(preview, catalog)}
        value={readText(preview.props.value) || preview.id}
      />
    )),
  ]
}
