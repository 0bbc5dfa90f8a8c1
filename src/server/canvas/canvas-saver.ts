import type { CanvasFrame, CanvasState } from '../../core/index.ts'
import type { CanvasValues } from '../store/store.ts'
import type { Threads } from '../threads/threads.ts'

/** How long values wait for the next ones: a slider gives many. */
const VALUES_DELAY_MS = 300

export interface CanvasSaverOptions {
  threads: Threads
  threadId: string
  /** How many entries of its trace are stored. */
  stored: number
  /** The instances whose values are stored. */
  storedValues: readonly string[]
  state(): CanvasState
}

/** Brings an open canvas's frames into the store: operations at once, values soon. Threads keep what the store refuses. */
export interface CanvasSaver {
  take(frame: CanvasFrame): void
  /** Values that wait are stored now. */
  flush(): void
}

export function createCanvasSaver(options: CanvasSaverOptions): CanvasSaver {
  const { threads, threadId, state } = options
  const saved = new Set(options.storedValues)
  const changed = new Set<string>()
  let place = options.stored
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const id of changed) {
      const values = valuesOf(state(), id)
      if (values === null && !saved.has(id)) continue
      void threads.saveCanvasValues(threadId, id, values)
      if (values === null) saved.delete(id)
      else saved.add(id)
    }
    changed.clear()
  }
  const markGone = (): void => {
    const { instances } = state().snapshot
    for (const id of saved) if (instances[id] === undefined) changed.add(id)
  }

  return {
    take(frame) {
      if (frame.kind === 'canvas-change') {
        void threads.saveCanvasEntries(threadId, place, frame.entries)
        place += frame.entries.length
        markGone()
      }
      if (frame.kind === 'canvas-values') changed.add(frame.id)
      if (changed.size > 0) timer ??= setTimeout(flush, VALUES_DELAY_MS)
    },
    flush,
  }
}

function valuesOf({ inputs, outputs }: CanvasState, id: string): CanvasValues | null {
  const values: CanvasValues = {}
  if (Object.keys(inputs[id] ?? {}).length > 0) values.inputs = { ...inputs[id] }
  if (Object.keys(outputs[id] ?? {}).length > 0) values.outputs = { ...outputs[id] }
  return Object.keys(values).length === 0 ? null : values
}
