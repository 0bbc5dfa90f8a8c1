import { timerDelay } from '../../internal/timer-delay.ts'

/** Counts working time down and aborts its signal at zero. Waiting for a person is not working time. */
export interface TimeBudget {
  readonly signal: AbortSignal
  /** Stops the clock until the promise settles; several may overlap. */
  during<T>(waiting: Promise<T>): Promise<T>
  stop(): void
}

export function createTimeBudget(milliseconds: number): TimeBudget {
  const controller = new AbortController()
  let left = milliseconds
  let pauses = 0
  let stopped = false
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const start = (): void => {
    if (stopped) return
    startedAt = performance.now()
    timer = setTimeout(() => controller.abort(), timerDelay(left))
  }
  const pause = (): void => {
    clearTimeout(timer)
    left -= performance.now() - startedAt
  }
  start()
  return {
    signal: controller.signal,
    async during(waiting) {
      if (pauses === 0) pause()
      pauses += 1
      try {
        return await waiting
      } finally {
        pauses -= 1
        if (pauses === 0) start()
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
