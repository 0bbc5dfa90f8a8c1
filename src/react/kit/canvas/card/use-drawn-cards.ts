import { useCallback } from 'react'
import type { CanvasInstance, CanvasPreview } from '../../../../core/index.ts'
import { drawnOrder, useCanvasPreviews, useCanvasSelection } from '../../../index.ts'

export interface DrawnCards {
  readonly instances: readonly CanvasInstance[]
  /** What the model is still writing: it stands behind them. */
  readonly previews: readonly CanvasPreview[]
}

/** What stands on the canvas, or in one container, in the order it is drawn. */
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
