import { type Frame, isPlainObject, type StreamMeta } from '../../core/index.ts'
import { type ChatError, isPassing, type Result, readChatError } from '../http/chat-error.ts'
import { decodeFrame, parseJson } from './decode-frame.ts'
import { readEvents } from './read-events.ts'
import type { Wait } from './wait.ts'

/** Tries in a row without a new frame before a run is given up. */
const MOST_TRIES = 6

export interface FollowRunOptions {
  /** Connects from behind the frame numbered `after`; 0 for all of it. Asked again after each drop. */
  connect(after: number): Promise<Result<Response>>
  /** The last frame that the caller has; 0 for none. */
  after: number
  onMeta(meta: StreamMeta): void
  onFrame(seq: number, frame: Frame): void
  /** The connection was lost; another is tried. */
  onDrop(attempt: number): void
  signal: AbortSignal
  staleAfter: number
  wait: Wait
}

/** `ended`: the server said so. `aborted`: the caller did. */
export type FollowOutcome = { status: 'ended' | 'aborted' } | { status: 'failed'; error: ChatError }

/**
 * Follows a run to its end over as many connections as it takes. Each continues behind the last frame seen; frames that come again
 * are the fold's to drop.
 */
export async function followRun(options: FollowRunOptions): Promise<FollowOutcome> {
  const { connect, onMeta, onFrame, onDrop, signal, staleAfter, wait } = options
  let last = options.after
  let tries = 0
  let ending: FollowOutcome | undefined

  const read = async (response: Response): Promise<void> => {
    if (response.body === null || !isEventStream(response)) {
      ending = { status: 'failed', error: NO_EVENTS }
      return
    }
    await readEvents(response.body, {
      signal,
      staleAfter,
      isDone: () => ending !== undefined,
      onEvent({ event, id, data }) {
        if (ending !== undefined || signal.aborted) return
        if (event === 'done') ending = { status: 'ended' }
        else if (event === 'error') ending = { status: 'failed', error: readChatError(parseJson(data)) }
        else if (event === 'meta') {
          const meta = readMeta(data)
          if (meta !== undefined) onMeta(meta)
        } else {
          const seq = Number(id)
          if (!Number.isSafeInteger(seq) || seq <= last) return
          last = seq
          tries = 0
          // A kind of a newer server still moves the cursor on.
          const frame = decodeFrame(data)
          if (frame !== undefined) onFrame(seq, frame)
        }
      },
    })
  }

  while (!signal.aborted) {
    const opened = await connect(last)
    if (signal.aborted) break
    if (opened.ok) await read(opened.value)
    else if (!isPassing(opened.error)) return { status: 'failed', error: opened.error }
    if (signal.aborted) break
    if (ending !== undefined) return ending
    tries += 1
    if (tries > MOST_TRIES) return { status: 'failed', error: opened.ok ? DISCONNECTED : opened.error }
    onDrop(tries)
    await wait(Math.min(400 * tries, 3_000), signal)
  }
  return { status: 'aborted' }
}

const DISCONNECTED: ChatError = {
  code: 'disconnected',
  message: 'The connection was lost. The answer goes on without it and can be picked up again.',
}

const NO_EVENTS: ChatError = {
  code: 'bad_answer',
  message: 'The server answered with something else than events.',
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

function readMeta(data: string): StreamMeta | undefined {
  const meta = parseJson(data)
  if (!isPlainObject(meta)) return undefined
  const { runId, threadId, messageId } = meta
  if (typeof runId !== 'string' || typeof threadId !== 'string' || typeof messageId !== 'string')
    return undefined
  return { runId, threadId, messageId }
}
