import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** UTF-16 units that one event may take before the stream is given up. */
const MAX_EVENT = 16 * 1_048_576

interface ReadEventsOptions {
  onEvent(event: EventSourceMessage): void
  /** Asked after each piece: nothing more is wanted of this connection, even if the server keeps it open. */
  isDone?(): boolean
  signal: AbortSignal
  /** Milliseconds without a single byte after which the connection counts as dead. */
  staleAfter: number
}

/**
 * Reads server-sent events from bytes, wherever they were cut: inside a character, a line end or the byte-order mark. Resolves when
 * the body ends, fails or falls silent; the events tell the caller whether it was complete.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvent, isDone = () => false, signal, staleAfter }: ReadEventsOptions,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let overflowed = false
  const parser = createParser({
    onEvent,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') overflowed = true
    },
    maxBufferSize: MAX_EVENT,
  })
  try {
    while (!signal.aborted && !overflowed && !isDone()) {
      const chunk = await readWithin(reader, staleAfter, signal)
      if (chunk === undefined) return
      parser.feed(decoder.decode(chunk, { stream: true }))
    }
  } finally {
    // Cancelling a body that already failed rejects with that failure, which is known.
    reader.cancel().catch(() => undefined)
  }
}

/** The next bytes; undefined at the end, on a failure, on abort and after too long a silence. */
async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  staleAfter: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  let stop = (): void => undefined
  const stopped = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, staleAfter, undefined)
    const onAbort = (): void => resolve(undefined)
    signal.addEventListener('abort', onAbort)
    stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
  })
  try {
    const result = await Promise.race([reader.read(), stopped])
    return result?.value
  } catch {
    return undefined
  } finally {
    stop()
  }
}
