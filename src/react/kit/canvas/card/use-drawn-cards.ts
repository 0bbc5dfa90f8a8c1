import { useCallback } from 'react'
import type { CanvasInstance, CanvasPreview } from '../../../../core/index.ts'
import { drawnOrder, useCanvasPreviews, useCanvasSelection } from '../../../index.ts'

export interface DrawnCards {
  readonly instances: readonly CanvasInstance[]
  /** Cards that the model is still writing; they come last. */
  readonly previews: readonly CanvasPreview[]
}

/** The cards on the canvas, or in one container, in drawing order. */
export function useDrawnCards(parentId?: string): DrawnCards {
  const instances = useCanvasSelection(
    useCallback(
      ({ canvas: { snapshot } }) =>
        drawnOrder(snapshot, parentId)
          .map((id) => snapshot.instances[id])
          .filter((instance) => instance !== undefined),
      [parentId],
    ),
    sameItems,
  )
  return { instances, previews: useCanvasPreviews(parentId) }
}

function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
