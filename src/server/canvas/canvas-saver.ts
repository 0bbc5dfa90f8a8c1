import type { CanvasFrame, CanvasState } from '../../core/index.ts'
import type { CanvasValues } from '../store/store.ts'
import type { Threads } from '../threads/threads.ts'

/** How long values wait for the next ones: a slider gives many. */
const VALUES_DELAY_MS = 300

interface CanvasSaverOptions {
  threads: Threads
  threadId: string
  /** How many entries of its trace are stored. */
  stored: number
  /** The values that are stored, by instance. */
  storedValues: Readonly<Record<string, CanvasValues>>
  state(): CanvasState
}

/** Brings an open canvas's frames into the store: operations at once, values soon. Threads keep what the store refuses. */
interface CanvasSaver {
  take(frame: CanvasFrame): void
  /** What was entered, also on instances that are gone: an undo brings it back, and those that read from them keep it. */
  values(): Record<string, CanvasValues>
  /** Stores the values that wait. */
  flush(): void
}

export function createCanvasSaver(options: CanvasSaverOptions): CanvasSaver {
  const { threads, threadId, state } = options
  const known = new Map(Object.entries(options.storedValues))
  const saved = new Set(known.keys())
  const changed = new Set<string>()
  let place = options.stored
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const id of changed) {
      const values = known.get(id) ?? null
      if (values === null && !saved.has(id)) continue
      void threads.saveCanvasValues(threadId, id, values)
      if (values === null) saved.delete(id)
      else saved.add(id)
    }
    changed.clear()
  }
  const noteValues = (id: string): void => {
    const values = valuesOf(state(), id)
    if (values === null) known.delete(id)
    else known.set(id, values)
    changed.add(id)
    timer ??= setTimeout(flush, VALUES_DELAY_MS)
  }

  return {
    take(frame) {
      if (frame.kind === 'canvas-change') {
        void threads.saveCanvasEntries(threadId, place, frame.entries)
        place += frame.entries.length
      }
      if (frame.kind === 'canvas-values') noteValues(frame.id)
    },
    values: () => Object.fromEntries(known),
    flush,
  }
}

function valuesOf({ inputs, outputs }: CanvasState, id: string): CanvasValues | null {
  const values: CanvasValues = {}
  if (Object.keys(inputs[id] ?? {}).length > 0) values.inputs = { ...inputs[id] }
  if (Object.keys(outputs[id] ?? {}).length > 0) values.outputs = { ...outputs[id] }
  return Object.keys(values).length === 0 ? null : values
}
