import type { CSSProperties } from 'react'
import type { CanvasInstance, CanvasWidth, Catalog } from '../../../../core/index.ts'

/** The width of a card: as somebody set it, else the default of its component. */
export function cardWidth(
  { component, layout }: Pick<CanvasInstance, 'component'> & Partial<CanvasInstance>,
  catalog: Catalog | undefined,
): CanvasWidth {
  return layout?.width ?? catalog?.get(component)?.width ?? 'auto'
}

/** Tells the stylesheet how much of its row a card takes. */
export function spanStyle(
  span: number | undefined,
): (CSSProperties & Record<'--vt-canvas-span', number>) | undefined {
  return span === undefined ? undefined : { '--vt-canvas-span': span }
}
