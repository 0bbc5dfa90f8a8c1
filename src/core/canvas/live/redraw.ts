import type { Catalog } from '../../catalog/catalog.ts'
import type { CanvasRegistry } from '../registry/create-canvas.ts'
import { findInstance } from '../state/instance-id.ts'
import { readersOf } from '../state/links.ts'
import type { Cards } from './cards.ts'

/** Draws accepted cards again; ids that are gone are passed over. */
export interface Redraw {
  cards(ids: Iterable<string>): Promise<void>
  /** What reads from these, but not these themselves. */
  readersOf(sources: readonly string[]): void
}

export function createRedraw({
  catalog,
  registry,
  cards,
}: {
  catalog: Catalog
  registry: CanvasRegistry
  cards: Cards
}): Redraw {
  const redraw = async (ids: Iterable<string>): Promise<void> => {
    const snapshot = registry.snapshot()
    await Promise.all([...ids].flatMap((id) => findInstance(snapshot, id) ?? []).map(cards.redraw))
  }
  return {
    cards: redraw,
    readersOf(sources) {
      const snapshot = registry.snapshot()
      const readers = new Set(sources.flatMap((id) => readersOf(catalog, snapshot, id)))
      for (const id of sources) readers.delete(id)
      void redraw(readers)
    },
  }
}
