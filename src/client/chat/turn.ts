import type { StreamMeta } from '../../core/index.ts'
import type { Result } from '../http/chat-error.ts'

/** One thing at a time that a client is busy with: sending, loading, following. */
export interface Turn {
  /** What it is about; the same again joins it. */
  readonly key: string
  readonly signal: AbortSignal
  abort(): void
  /** Settled at the first of: taken by the server, failed, aborted. */
  readonly accepted: Promise<Result<StreamMeta | undefined>>
  accept(result: Result<StreamMeta | undefined>): void
  /** Resolves when its work is over. */
  readonly finished: Promise<void>
  finishWith(work: Promise<void>): void
  /** The person pressed stop before there was a run to stop. */
  stopWanted: boolean
}

export function createTurn(key: string): Turn {
  const controller = new AbortController()
  const accepted = createDeferred<Result<StreamMeta | undefined>>()
  const finished = createDeferred<void>()
  return {
    key,
    signal: controller.signal,
    abort() {
      controller.abort()
      accepted.resolve({ ok: false, error: { code: 'aborted', message: 'It was left before it was done.' } })
    },
    accepted: accepted.promise,
    accept: accepted.resolve,
    finished: finished.promise,
    finishWith: finished.resolve,
    stopWanted: false,
  }
}

interface Deferred<T> {
  promise: Promise<T>
  resolve(value: T | PromiseLike<T>): void
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function createDeferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
