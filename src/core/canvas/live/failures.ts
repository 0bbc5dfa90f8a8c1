import type { CanvasFailure } from './live-canvas.ts'

const MAX_FAILURES = 20

/** The failures that were not told yet, the latest of each card. */
export interface Failures {
  add(failure: CanvasFailure): void
  /** It works again, or is gone. */
  drop(id: string): void
  take(): CanvasFailure[]
}

export function createFailures(): Failures {
  const byId = new Map<string, CanvasFailure>()
  return {
    add(failure) {
      if (byId.size < MAX_FAILURES || byId.has(failure.id)) byId.set(failure.id, failure)
    },
    drop: (id) => void byId.delete(id),
    take() {
      const all = [...byId.values()]
      byId.clear()
      return all
    },
  }
}
