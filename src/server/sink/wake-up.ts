/** Wakes everybody who waits. */
export interface WakeUp {
  call(): void
  /** Resolves at the next call, or when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>
}

export function createWakeUp(): WakeUp {
  const waiting = new Set<() => void>()
  return {
    call() {
      for (const wake of [...waiting]) wake()
    },
    wait(signal) {
      return new Promise((resolve) => {
        const wake = (): void => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        if (signal.aborted) return resolve()
        waiting.add(wake)
        signal.addEventListener('abort', wake)
      })
    },
  }
}
