import { type Frame, isPlainObject, toVitrailError, type VitrailError } from '../../core/index.ts'
import type { Closing } from './closing.ts'
import { formatEvent, HEARTBEAT } from './sse.ts'

/** A frame of some log with its number. */
export interface Numbered<F> {
  seq: number
  frame: F
}

export interface EventStreamOptions<F = Frame> {
  /** What opens the connection. */
  meta: object
  /** The log's frames, in order. */
  read(signal: AbortSignal): AsyncIterable<Numbered<F>>
  /** What this client gets of them: the whole log is read where it must know what came before. */
  encoder: { encode(numbered: Numbered<F>): Numbered<F> | undefined }
  heartbeatMs: number
  /** When the server closes: the connection ends without a last event, so that its client comes back. */
  closing: Closing
  onError(error: VitrailError): void
}

type FinishFrame = Extract<Frame, { kind: 'finish' }>

/** One connection's bytes. Frames are pulled as the client reads, so that a slow one queues nothing here. */
export function createEventStream<F = Frame>(options: EventStreamOptions<F>): ReadableStream<Uint8Array> {
  const { meta, encoder, heartbeatMs, onError } = options
  const reading = new AbortController()
  const frames = options.read(reading.signal)[Symbol.asyncIterator]()
  const bytes = new TextEncoder()
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let finish: FinishFrame | undefined
  let forget = (): void => undefined

  const close = (): void => {
    clearInterval(heartbeat)
    forget()
    reading.abort()
  }

  /** The next event, or undefined at the end. */
  const nextEvent = async (): Promise<string | undefined> => {
    for (;;) {
      const next = await frames.next()
      if (next.done === true) return undefined
      if (isFinish(next.value.frame)) finish = next.value.frame
      const sent = encoder.encode(next.value)
      if (sent !== undefined) return formatEvent({ id: sent.seq, data: sent.frame })
    }
  }

  let cancelled = false
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(bytes.encode(formatEvent({ event: 'meta', data: meta })))
        heartbeat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(bytes.encode(HEARTBEAT))
        }, heartbeatMs)
        forget = options.closing.onClose(close)
      },
      async pull(controller) {
        try {
          const event = await nextEvent()
          if (cancelled) return
          if (event !== undefined) return controller.enqueue(bytes.encode(event))
          if (!reading.signal.aborted) controller.enqueue(bytes.encode(lastEvent(finish)))
        } catch (thrown) {
          // Without a last event its client comes back for the rest.
          onError(toVitrailError(thrown, 'stream_failed'))
        }
        close()
        controller.close()
      },
      cancel() {
        cancelled = true
        close()
      },
    },
    { highWaterMark: 1 },
  )
}

/** Only the log of a run has one; it reads what it wrote. */
function isFinish(frame: unknown): frame is FinishFrame {
  return isPlainObject(frame) && frame.kind === 'finish'
}

function lastEvent(finish: FinishFrame | undefined): string {
  if (finish?.reason !== 'error') return formatEvent({ event: 'done', data: {} })
  const error = finish.error ?? { code: 'run_failed', message: 'The run failed.' }
  return formatEvent({ event: 'error', data: error })
}
