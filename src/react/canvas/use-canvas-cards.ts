import { useCallback } from 'react'
import type { CanvasClientState } from '../../client/index.ts'
import type { CanvasPreview, CanvasSnapshot } from '../../core/index.ts'
import { useCanvasSelection } from './use-canvas-selection.ts'

/** The cards on the canvas, or in one container, in drawing order: pinned ones first. */
export function useCanvasCards(parentId?: string): readonly string[] {
  const select = useCallback(
    ({ canvas }: CanvasClientState) => drawnOrder(canvas.snapshot, parentId),
    [parentId],
  )
  return useCanvasSelection(select, sameItems)
}

/** The cards the model is writing there; `parentId` may also be the id of a preview. */
export function useCanvasPreviews(parentId?: string): readonly CanvasPreview[] {
  const select = useCallback(
    ({ canvas }: CanvasClientState) =>
      Object.values(canvas.previews).filter((preview) => preview.parentId === parentId),
    [parentId],
  )
  return useCanvasSelection(select, sameItems)
}

/** The ids that a container holds, or the canvas itself, pinned ones first. */
export function drawnOrder({ roots, instances }: CanvasSnapshot, parentId?: string): readonly string[] {
  const ids = parentId === undefined ? roots : (instances[parentId]?.children ?? [])
  const isPinned = (id: string): boolean => instances[id]?.layout?.pinned === true
  return ids.some(isPinned) ? [...ids.filter(isPinned), ...ids.filter((id) => !isPinned(id))] : ids
}

function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]))
}
