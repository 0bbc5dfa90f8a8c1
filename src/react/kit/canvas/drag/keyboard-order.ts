import type { CanvasSnapshot } from '../../../../core/index.ts'
import { drawnOrder } from '../../../index.ts'
import { insideOf } from './drop-ids.ts'

/**
 * The places that the arrow keys walk, as they are read: each card, and behind what a container holds its inside. What the card
 * that is moved holds is left out.
 */
export function placesInOrder(
  snapshot: CanvasSnapshot,
  moved: string,
  isContainer: (id: string) => boolean,
): string[] {
  const walk = (parentId?: string): string[] =>
    drawnOrder(snapshot, parentId).flatMap((id) => {
      if (id === moved || !isContainer(id)) return [id]
      return [id, ...walk(id), insideOf(id)]
    })
  return walk()
}

/** Where a key leads: forwards or back. Left and right follow the visual order. */
export function stepOf(code: string, isRightToLeft: boolean): -1 | 0 | 1 {
  switch (code) {
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'ArrowRight':
      return isRightToLeft ? -1 : 1
    case 'ArrowLeft':
      return isRightToLeft ? 1 : -1
    default:
      return 0
  }
}
