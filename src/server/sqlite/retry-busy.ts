import { VitrailError } from '../../core/index.ts'

/** How long SQLite itself may wait for a lock. It blocks the process meanwhile, so it is short: the rest is waited for outside. */
export const BLOCKING_MS = 10

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

/**
 * Runs a synchronous database operation; while another process holds the lock, tries again after pauses in which everything else
 * goes on. Throws `store_busy` when that took longer than `timeoutMs`.
 */
export async function retryBusy<T>(operation: () => T, timeoutMs: number): Promise<T> {
  const end = Date.now() + timeoutMs
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    try {
      return operation()
    } catch (thrown) {
      if (!isBusy(thrown)) throw thrown
      if (Date.now() >= end) {
        throw new VitrailError('store_busy', `The database was locked for more than ${timeoutMs} ms.`, {
          cause: thrown,
        })
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function isBusy(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    /^SQLITE_(BUSY|LOCKED)/.test(thrown.code)
  )
}
