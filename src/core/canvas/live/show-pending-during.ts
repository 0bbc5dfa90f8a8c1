import type { CanvasView } from '../wire/canvas-view.ts'
import type { CanvasLog } from './canvas-log.ts'
import type { CardTarget, PreparedCard } from './cards.ts'
import { PENDING_AFTER_MS } from './cards.ts'

/** Marks the cards that an operation works on when it takes long; where it is refused they are as they were before. */
export async function showPendingDuring(
  log: CanvasLog,
  targets: readonly CardTarget[],
  prepare: () => Promise<PreparedCard[]>,
): Promise<PreparedCard[]> {
  const marked = new Map<string, CanvasView>()
  const timer = setTimeout(() => {
    for (const { id } of targets) {
      const view = log.state().views[id]
      if (view?.status !== 'ready') continue
      marked.set(id, view)
      log.emit({ kind: 'canvas-view', id, status: 'pending' })
    }
  }, PENDING_AFTER_MS)
  const prepared = await prepare()
  clearTimeout(timer)
  if (prepared.some((card) => !card.ok)) {
    for (const [id, view] of marked) {
      if (log.state().views[id]?.status === 'pending') log.emit({ kind: 'canvas-view', id, ...view })
    }
  }
  return prepared
}
