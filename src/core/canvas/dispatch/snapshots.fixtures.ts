import { applyEntry } from '../state/apply-entry.ts'
import { type CanvasSnapshot, EMPTY_CANVAS } from '../state/instance.ts'
import type { Placement } from '../state/trace-entry.ts'

/** A canvas with these instances, placed in order, of version 1 unless said. */
export function canvasOf(placements: readonly (Omit<Placement, 'version'> & { version?: number })[]): {
  snapshot: CanvasSnapshot
  without(id: string): CanvasSnapshot
} {
  const snapshot = placements.reduce<CanvasSnapshot>(
    (before, placement) => applyEntry(before, { op: 'create', version: 1, ...placement }),
    EMPTY_CANVAS,
  )
  return { snapshot, without: (id) => applyEntry(snapshot, { op: 'remove', id }) }
}
