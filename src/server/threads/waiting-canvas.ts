import type { TraceEntry } from '../../core/index.ts'
import type { CanvasValues, Store, StoredCanvas } from '../store/store.ts'

/** What the store does not have yet of a thread's canvas. */
interface WaitingCanvas {
  putEntries(from: number, entries: readonly TraceEntry[]): void
  putValues(instanceId: string, values: CanvasValues | null): void
  /** Writes what waits, and what comes meanwhile. Rejects where the store does; what is not written keeps waiting. */
  write(store: Store, threadId: string): Promise<void>
  /** The canvas as it will be stored. */
  over(stored: StoredCanvas | undefined): StoredCanvas | undefined
  clear(): void
}

export function createWaitingCanvas(): WaitingCanvas {
  let tail: { from: number; entries: readonly TraceEntry[] } | undefined
  const values = new Map<string, CanvasValues | null>()

  return {
    putEntries(from, entries) {
      const kept = tail !== undefined && from >= tail.from ? tail.entries.slice(0, from - tail.from) : []
      tail = { from: kept.length === 0 ? from : (tail?.from ?? from), entries: [...kept, ...entries] }
    },
    putValues: (instanceId, put) => void values.set(instanceId, put),
    async write(store, threadId) {
      while (tail !== undefined) {
        const written = tail
        await store.putCanvasEntries(threadId, written.from, written.entries)
        if (tail === written) tail = undefined
      }
      for (const [id, put] of values) {
        await store.putCanvasValues(threadId, id, put)
        if (values.get(id) === put) values.delete(id)
      }
    },
    over(stored) {
      if (tail === undefined && values.size === 0) return stored
      const { trace = [], values: storedValues = {} } = stored ?? {}
      const merged = new Map<string, CanvasValues | null>([...Object.entries(storedValues), ...values])
      return {
        trace: tail === undefined ? trace : [...trace.slice(0, tail.from), ...tail.entries],
        values: Object.fromEntries([...merged].flatMap(([id, put]) => (put === null ? [] : [[id, put]]))),
      }
    },
    clear() {
      tail = undefined
      values.clear()
    },
  }
}
