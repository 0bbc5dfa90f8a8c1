import { type CSSProperties, type ReactElement, useCallback, useMemo, useRef } from 'react'
import type { CanvasWidth } from '../../../../core/index.ts'
import { drawnOrder, useCanvasPreviews, useCanvasSelection, useVitrail } from '../../../index.ts'
import { CanvasCards } from '../card/canvas-cards.tsx'
import { cardWidth } from '../card/card-width.ts'
import { justifyRows, STEPS } from './justify-rows.ts'
import { useColumns } from './use-columns.ts'

/** The cards of the canvas in full rows. Until it is measured, and on paper, the stylesheet alone lays them out. */
export function CanvasGrid(): ReactElement {
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const widths = useWidths()
  const spans = useMemo(
    () => (columns === undefined ? undefined : justifyRows(widths, columns)),
    [widths, columns],
  )
  return (
    <div
      ref={grid}
      className="vt-canvas-grid"
      data-columns={columns}
      style={columns === undefined ? undefined : stepsOf(columns)}
    >
      <CanvasCards spans={spans} />
    </div>
  )
}

function stepsOf(columns: number): CSSProperties & Record<'--vt-canvas-steps', number> {
  return { '--vt-canvas-steps': columns * STEPS }
}

/** How wide each card is meant to be, in the order they are drawn; what is being written comes last. */
function useWidths(): readonly CanvasWidth[] {
  const { catalog } = useVitrail()
  const cards = useCanvasSelection(
    useCallback(
      ({ canvas: { snapshot } }) =>
        drawnOrder(snapshot).flatMap((id): CanvasWidth[] => {
          const instance = snapshot.instances[id]
          return instance === undefined ? [] : [cardWidth(instance, catalog)]
        }),
      [catalog],
    ),
    sameWidths,
  )
  const previews = useCanvasPreviews()
  return useMemo(
    () => [...cards, ...previews.map(({ component }) => cardWidth({ component }, catalog))],
    [cards, previews, catalog],
  )
}

function sameWidths(one: readonly CanvasWidth[], other: readonly CanvasWidth[]): boolean {
  return one.length === other.length && one.every((width, index) => width === other[index])
}
