import { type Frame, isPlainObject, type StreamMeta } from '../../core/index.ts'
import { decodeFrame } from './decode-frame.ts'
import { type FollowLogOptions, type FollowOutcome, followLog } from './follow-log.ts'

/** Tries in a row without a new frame before a run is given up. */
const MAX_TRIES = 6

export interface FollowRunOptions
  extends Omit<FollowLogOptions<Frame>, 'decode' | 'startsOver' | 'onMeta' | 'mostTries'> {
  onMeta(meta: StreamMeta): void
}

/** Follows a run to its end. */
export function followRun(options: FollowRunOptions): Promise<FollowOutcome> {
  return followLog({
    ...options,
    decode: decodeFrame,
    mostTries: MAX_TRIES,
    onMeta(received) {
      const meta = readMeta(received)
      if (meta !== undefined) options.onMeta(meta)
    },
  })
}

function readMeta(meta: unknown): StreamMeta | undefined {
  if (!isPlainObject(meta)) return undefined
  const { runId, threadId, messageId } = meta
  if (typeof runId !== 'string' || typeof threadId !== 'string' || typeof messageId !== 'string')
    return undefined
  return { runId, threadId, messageId }
}
