/** The time that somebody else's code has to stop by itself once the signal has aborted. */
export function createGrace(
  signal: AbortSignal,
  milliseconds: number,
): { over: Promise<void>; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let onAbort = (): void => undefined
  const over = new Promise<void>((resolve) => {
    onAbort = () => {
      timer = setTimeout(resolve, milliseconds)
    }
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  return {
    over,
    stop() {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    },
  }
}
