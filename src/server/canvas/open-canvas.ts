import type { CanvasMaterial } from '../../agent/index.ts'
import {
  type CanvasFrame,
  type CanvasOutcome,
  type CanvasRequest,
  compactTrace,
  createIssue,
  createLiveCanvas,
  EMPTY_CANVAS_STATE,
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

/** UTF-8 bytes of JSON that the values of one instance may take. */
export const MAX_VALUES_BYTES = 16 * 1024

/** A longer trace is compacted where nobody works on the canvas: what is compacted cannot be undone any more. */
export const MAX_TRACE_LENGTH = 5_000

export interface OpenCanvasOptions {
  threads: Threads
  threadId: string
  material: CanvasMaterial
  onError(error: VitrailError): void
}

/** A thread's canvas while somebody works on it or watches it. */
export interface OpenCanvas {
  /** Another one after `tidy`. */
  readonly live: LiveCanvas
  readonly log: CanvasLog
  edit(request: CanvasRequest): Promise<CanvasOutcome>
  /** Somebody watches; returns how to leave. */
  follow(): () => void
  /** Compacts a trace that has become long. Nobody may work on the canvas. */
  tidy(): void
  /** Aborts what resolves. Those that follow stay connected: the log is as it was. */
  close(): void
}

/** Opens what the store has of a canvas. Rejects with what the store rejects with. */
export async function openCanvas(options: OpenCanvasOptions): Promise<OpenCanvas> {
  const { threads, threadId } = options
  const { trace, values } = (await threads.canvas(threadId)) ?? { trace: [], values: {} }
  let live: LiveCanvas | undefined
  const state = () => live?.state() ?? EMPTY_CANVAS_STATE
  // The clock tells logs of different times apart, which no earlier process has to have written down.
  const log = createCanvasLog({ state, base: Date.now() })
  let followers = 0
  let unfollow: (() => void) | undefined

  const begin = (from: readonly TraceEntry[], known: Readonly<Record<string, CanvasValues>>) => {
    const saver = createCanvasSaver({
      threads,
      threadId,
      stored: from.length,
      storedValues: Object.keys(known),
      state,
    })
    const emit = (frame: CanvasFrame): void => {
      log.append(frame)
      saver.take(frame)
    }
    live = startLive(options, from, known, emit)
    return { live, saver }
  }
  const compacted = (long: readonly TraceEntry[]): readonly TraceEntry[] => {
    if (long.length <= MAX_TRACE_LENGTH) return long
    const short = compactTrace(long)
    void threads.saveCanvasEntries(threadId, 0, short)
    return short
  }

  let current = begin(compacted(trace), values)
  return {
    get live() {
      return current.live
    },
    log,
    edit: (request) => performEdit(current.live, request),
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
      current = begin(compacted(long), enteredValues(current.live))
      if (followers > 0) unfollow = current.live.follow()
    },
    close() {
      current.saver.flush()
      current.live.close()
    },
  }
}

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

function enteredValues(live: LiveCanvas): Record<string, CanvasValues> {
  const { inputs, outputs } = live.state()
  const ids = new Set([...Object.keys(inputs), ...Object.keys(outputs)])
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      {
        ...(inputs[id] !== undefined && { inputs: inputs[id] }),
        ...(outputs[id] !== undefined && { outputs: outputs[id] }),
      },
    ]),
  )
}

async function performEdit(live: LiveCanvas, request: CanvasRequest): Promise<CanvasOutcome> {
  const { operationId } = request
  const details = { by: 'user', operationId } as const
  if ('operation' in request) return live.operate(request.operation, details)
  if ('undo' in request) return live.undo(details)
  if ('redo' in request) return live.redo(details)
  if ('retry' in request) return live.retry(request.retry)
  const { id, ...values } = request.values
  const { inputs, outputs } = live.state()
  const bytes = jsonBytes([
    { ...inputs[id], ...values.inputs },
    { ...outputs[id], ...values.outputs },
  ])
  if (bytes <= MAX_VALUES_BYTES) return live.setValues(id, values, { operationId })
  const message = `the values of a card must fit in ${MAX_VALUES_BYTES} bytes of JSON; these take ${bytes}`
  return { ok: false, issues: [createIssue('too_large', ['values'], message)] }
}

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
