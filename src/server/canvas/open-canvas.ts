import type { CanvasMaterial } from '../../agent/index.ts'
import {
  type CanvasFrame,
  type CanvasOutcome,
  type CanvasRequest,
  compactTrace,
  createLiveCanvas,
  EMPTY_CANVAS_STATE,
  isLink,
  type JsonObject,
  type LiveCanvas,
  type TraceEntry,
  toVitrailError,
  type VitrailError,
} from '../../core/index.ts'
import type { CanvasValues } from '../store/store.ts'
import type { Threads } from '../threads/threads.ts'
import { type CanvasLog, createCanvasLog } from './canvas-log.ts'
import { createCanvasSaver } from './canvas-saver.ts'
import { readStoredCanvas } from './read-stored-canvas.ts'

/** A longer trace is compacted where nobody works on the canvas: what is compacted cannot be undone any more. */
export const MAX_TRACE_LENGTH = 5_000

interface OpenCanvasOptions {
  threads: Threads
  threadId: string
  material: CanvasMaterial
  onError(error: VitrailError): void
}

/** A thread's canvas while somebody works on it or watches it. */
export interface OpenCanvas {
  /** A new one after `tidy`. */
  readonly live: LiveCanvas
  readonly log: CanvasLog
  /** An edit whose id the trace has was done before: nothing happens. */
  edit(request: CanvasRequest): Promise<CanvasOutcome>
  /** Counts somebody who watches; returns how to leave. */
  follow(): () => void
  /** Compacts a trace that has become long. Nobody may work on the canvas. */
  tidy(): void
  /** Aborts what is resolving. Followers stay connected: the log stays as it is. */
  close(): void
}

/** Opens what the store has of a canvas. Rejects where the store does. */
export async function openCanvas(options: OpenCanvasOptions): Promise<OpenCanvas> {
  const { threads, threadId } = options
  const { trace, values, length, damage } = readStoredCanvas(await threads.canvas(threadId))
  if (damage !== undefined) options.onError(damage)
  let live: LiveCanvas | undefined
  const state = () => live?.state() ?? EMPTY_CANVAS_STATE
  // The clock tells the logs of different processes apart without anything having to be stored.
  const log = createCanvasLog({ state, base: Date.now() })
  const done = new Set<string>()
  const noteDone = (entries: readonly TraceEntry[]): void => {
    for (const { operationId } of entries) if (operationId !== undefined) done.add(operationId)
  }
  noteDone(trace)
  let followers = 0
  let unfollow: (() => void) | undefined

  const begin = (
    from: readonly TraceEntry[],
    stored: number,
    known: Readonly<Record<string, CanvasValues>>,
  ) => {
    const saver = createCanvasSaver({ threads, threadId, stored, storedValues: known, state })
    const emit = (frame: CanvasFrame): void => {
      log.append(frame)
      saver.take(frame)
      if (frame.kind === 'canvas-change') noteDone(frame.entries)
    }
    live = startLive(options, from, known, emit)
    return { live, saver }
  }
  const beginCompacted = (
    long: readonly TraceEntry[],
    known: Readonly<Record<string, CanvasValues>>,
  ): ReturnType<typeof begin> => {
    const short = compactTrace(long)
    void threads.saveCanvasEntries(threadId, 0, short)
    const kept = keptValues(short, known)
    for (const id of Object.keys(known)) {
      if (!Object.hasOwn(kept, id)) void threads.saveCanvasValues(threadId, id, null)
    }
    return begin(short, short.length, kept)
  }

  let current = trace.length > MAX_TRACE_LENGTH ? beginCompacted(trace, values) : begin(trace, length, values)
  return {
    get live() {
      return current.live
    },
    log,
    edit: async (request) =>
      done.has(request.operationId) ? DONE_BEFORE : performEdit(current.live, request),
    follow() {
      followers += 1
      unfollow ??= current.live.follow()
      let here = true
      return () => {
        if (!here) return
        here = false
        followers -= 1
        if (followers > 0) return
        unfollow?.()
        unfollow = undefined
      }
    },
    tidy() {
      const long = current.live.trace()
      if (long.length <= MAX_TRACE_LENGTH) return
      current.saver.flush()
      current.live.close()
      current = beginCompacted(long, current.saver.values())
      if (followers > 0) unfollow = current.live.follow()
    },
    close() {
      current.saver.flush()
      current.live.close()
    },
  }
}

const DONE_BEFORE: CanvasOutcome = Object.freeze({ ok: true, steps: [], issues: [], repairs: [] })

function startLive(
  { material, onError }: OpenCanvasOptions,
  trace: readonly TraceEntry[],
  values: Readonly<Record<string, CanvasValues>>,
  emit: (frame: CanvasFrame) => void,
): LiveCanvas {
  const pick = (kind: keyof CanvasValues): Record<string, JsonObject> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, own]) => (own[kind] === undefined ? [] : [[id, own[kind]]])),
    )
  return createLiveCanvas({
    ...material,
    trace,
    inputs: pick('inputs'),
    outputs: pick('outputs'),
    emit,
    onError: (error, { code }) => onError(toVitrailError(error, code)),
  })
}

/** The values of the instances that are there, and of those that others read from; no others can come back. */
function keptValues(
  compacted: readonly TraceEntry[],
  known: Readonly<Record<string, CanvasValues>>,
): Record<string, CanvasValues> {
  const needed = new Set(
    compacted.flatMap((entry) =>
      entry.op === 'create'
        ? [
            entry.id,
            ...Object.values(entry.props)
              .filter(isLink)
              .map(({ $from }) => $from),
          ]
        : [],
    ),
  )
  return Object.fromEntries(Object.entries(known).filter(([id]) => needed.has(id)))
}

async function performEdit(live: LiveCanvas, request: CanvasRequest): Promise<CanvasOutcome> {
  const { operationId } = request
  const details = { by: 'user', operationId } as const
  if ('operation' in request) return live.operate(request.operation, details)
  if ('undo' in request) return live.undo(details)
  if ('redo' in request) return live.redo(details)
  if ('retry' in request) return live.retry(request.retry)
  const { id, ...values } = request.values
  return live.setValues(id, values, { operationId })
}
