import type { CanvasLayout, CanvasWidth } from './instance.ts'

export const CANVAS_WIDTHS: readonly CanvasWidth[] = ['auto', 'wide', 'full']

/** A layout in its one written form; undefined where it sets nothing. */
export function tidyLayout(layout: CanvasLayout | undefined): CanvasLayout | undefined {
  const width = CANVAS_WIDTHS.find((choice) => choice === layout?.width)
  const pinned = layout?.pinned === true
  if (width === undefined && !pinned) return undefined
  return { ...(width !== undefined && { width }), ...(pinned && { pinned }) }
}

export function sameLayout(a: CanvasLayout | undefined, b: CanvasLayout | undefined): boolean {
  return a?.width === b?.width && a?.pinned === b?.pinned
}
