import {
  type Frame,
  type NumberedFrame,
  type StreamMeta,
  toVitrailError,
  type VitrailError,
} from '../../core/index.ts'
import type { FrameEncoder } from './frame-encoder.ts'
import { formatEvent, HEARTBEAT } from './sse.ts'

export interface EventStreamOptions {
  meta: StreamMeta
  /** The whole log from its first frame: the encoder knows where this client stands. */
  read(signal: AbortSignal): AsyncIterable<NumberedFrame>
  encoder: FrameEncoder
  heartbeatMs: number
  /** Aborted when the server closes: the connection ends without a last event, so that its client comes back. */
  signal: AbortSignal
  onError(error: VitrailError): void
}

type FinishFrame = Extract<Frame, { kind: 'finish' }>

/** One connection's bytes. Frames are pulled as the client reads, so that a slow one queues nothing here. */
export function createEventStream(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const { meta, encoder, heartbeatMs, signal, onError } = options
  const closing = new AbortController()
  const frames = options.read(closing.signal)[Symbol.asyncIterator]()
  const bytes = new TextEncoder()
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let finish: FinishFrame | undefined

  const close = (): void => {
    clearInterval(heartbeat)
    signal.removeEventListener('abort', close)
    closing.abort()
  }

  /** The next event, or undefined at the end. */
  const nextEvent = async (): Promise<string | undefined> => {
    for (;;) {
      const next = await frames.next()
      if (next.done === true) return undefined
      if (next.value.frame.kind === 'finish') finish = next.value.frame
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
        signal.addEventListener('abort', close)
        if (signal.aborted) close()
      },
      async pull(controller) {
        try {
          const event = await nextEvent()
          if (cancelled) return
          if (event !== undefined) return controller.enqueue(bytes.encode(event))
          if (!closing.signal.aborted) controller.enqueue(bytes.encode(lastEvent(finish)))
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

function lastEvent(finish: FinishFrame | undefined): string {
  if (finish?.reason !== 'error') return formatEvent({ event: 'done', data: {} })
  const error = finish.error ?? { code: 'run_failed', message: 'The run failed.' }
  return formatEvent({ event: 'error', data: error })
}
