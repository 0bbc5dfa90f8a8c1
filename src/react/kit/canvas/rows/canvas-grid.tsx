import { type CSSProperties, type ReactElement, useRef } from 'react'
import { useVitrail } from '../../../index.ts'
import { cardElements } from '../card/card-elements.tsx'
import { cardWidth } from '../card/card-width.ts'
import { useDrawnCards } from '../card/use-drawn-cards.ts'
import { justifyRows, STEPS } from './justify-rows.ts'
import { useColumns } from './use-columns.ts'

/** The cards of the canvas in full rows. Until it is measured, and on paper, the stylesheet alone lays them out. */
export function CanvasGrid(): ReactElement {
  const grid = useRef<HTMLUListElement>(null)
  const columns = useColumns(grid)
  const { catalog } = useVitrail()
  const cards = useDrawnCards()
  const widths = [...cards.instances, ...cards.previews].map((card) => cardWidth(card, catalog))
  const spans = columns === undefined ? undefined : justifyRows(widths, columns)
  return (
    <ul
      ref={grid}
      className="vt-canvas-grid"
      data-columns={columns}
      style={columns === undefined ? undefined : stepsOf(columns)}
    >
      {cardElements(cards, catalog, spans).map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  )
}

function stepsOf(columns: number): CSSProperties & Record<'--vt-canvas-steps', number> {
  return { '--vt-canvas-steps': columns * STEPS }
}
