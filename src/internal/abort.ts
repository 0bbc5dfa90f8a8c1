/** Resolves with `fallback` as soon as the signal aborts, else with the promise. Leaves no listener behind. */
export async function orAborted<T, F>(promise: Promise<T>, signal: AbortSignal, fallback: F): Promise<T | F> {
  if (signal.aborted) {
    // Whatever it does now, nobody waits for it.
    promise.catch(() => undefined)
    return fallback
  }
  let onAbort: (() => void) | undefined
  const aborted = new Promise<F>((resolve) => {
    onAbort = () => resolve(fallback)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort)
  }
}

/** The stream until the signal aborts. A provider that does not listen to the signal is left behind. */
export async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]()
  try {
    while (true) {
      const next = await orAborted(iterator.next(), signal, undefined)
      if (next === undefined || next.done === true) return
      yield next.value
    }
  } finally {
    // Asked to stop; whether it does is no longer our concern.
    iterator.return?.().catch(() => undefined)
  }
}
