import { type ChatError, isPassing, type Result, readChatError } from '../http/chat-error.ts'
import { parseJson } from './decode-frame.ts'
import { readEvents } from './read-events.ts'
import type { Wait } from './wait.ts'

export interface FollowLogOptions<F> {
  /** Connects after the frame numbered `after`; 0 for all of it. Asked again after each drop. */
  connect(after: number): Promise<Result<Response>>
  /** The last frame that the caller has; 0 for none. */
  after: number
  /** Undefined for anything that is not a frame, or is of a kind this client does not know. */
  decode(data: string): F | undefined
  /** Whether a frame stands for all before it: taken whatever its number, the log goes on from there. */
  startsOver?(frame: F): boolean
  /** What opens each connection. */
  onMeta(meta: unknown): void
  onFrame(seq: number, frame: F): void
  /** The connection was lost; another is tried. */
  onDrop(attempt: number): void
  /** Tries in a row without a new frame before the log is given up. */
  mostTries: number
  signal: AbortSignal
  staleAfter: number
  wait: Wait
}

/** `ended`: the server said so. `aborted`: the caller did. */
export type FollowOutcome = { status: 'ended' | 'aborted' } | { status: 'failed'; error: ChatError }

/**
 * Follows a log to its end over as many connections as it takes. Each continues after the last frame seen; the fold drops frames that
 * come again.
 */
export async function followLog<F>(options: FollowLogOptions<F>): Promise<FollowOutcome> {
  const { connect, decode, startsOver, onMeta, onFrame, onDrop, mostTries, signal, staleAfter, wait } =
    options
  let last = options.after
  let tries = 0
  let ending: FollowOutcome | undefined

  const take = (seq: number, data: string): void => {
    if (!Number.isSafeInteger(seq)) return
    const frame = seq > last || startsOver !== undefined ? decode(data) : undefined
    if (seq <= last && (frame === undefined || startsOver?.(frame) !== true)) return
    // A kind of a newer server still moves the cursor on.
    last = seq
    tries = 0
    if (frame !== undefined) onFrame(seq, frame)
  }

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
        else if (event === 'meta') onMeta(parseJson(data))
        else take(Number(id), data)
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
    if (tries > mostTries) return { status: 'failed', error: opened.ok ? DISCONNECTED : opened.error }
    onDrop(tries)
    await wait(retryDelay(tries), signal)
  }
  return { status: 'aborted' }
}

/** Milliseconds before the next try, at most three seconds. */
export function retryDelay(tries: number): number {
  return Math.min(400 * tries, 3_000)
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
