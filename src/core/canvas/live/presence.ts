/** How long live cards go on when nobody watches. */
const UNWATCHED_MS = 30_000

/** Who watches a canvas. Live cards pause when nobody has watched for a while, and go on when somebody comes back. */
export function createPresence(options: {
  /** Returns what it paused. */
  pause(): string[]
  resume(ids: readonly string[]): void
}): { follow(): () => void; close(): void } {
  let followers = 0
  let paused: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false
  return {
    follow() {
      followers += 1
      clearTimeout(timer)
      if (paused.length > 0) options.resume(paused)
      paused = []
      let here = true
      return () => {
        if (!here) return
        here = false
        followers -= 1
        if (followers > 0 || closed) return
        timer = setTimeout(() => {
          paused = options.pause()
        }, UNWATCHED_MS)
      }
    },
    close() {
      closed = true
      paused = []
      clearTimeout(timer)
    },
  }
}
