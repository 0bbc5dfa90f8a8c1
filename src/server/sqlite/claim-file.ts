import { realpathSync } from 'node:fs'
import type { default as Sqlite } from 'better-sqlite3'
import { VitrailError } from '../../core/index.ts'
import { retryBusy } from './retry-busy.ts'

/** A database that is kept for one store. */
export interface FileClaim {
  release(): void
}

/**
 * Keeps a database for one store at a time, until it is closed. An empty file beside it is held locked; the system releases it when
 * the process ends, however it ends, so that there is nothing to clean up and nothing to wait for. The database itself stays open to
 * others: backups and a look from outside work. Throws `store_in_use` where another store holds it for longer than `timeoutMs`.
 */
export async function claimFile(Driver: typeof Sqlite, file: string, timeoutMs: number): Promise<FileClaim> {
  // One lock, whichever path leads to the file.
  const lock = new Driver(`${realpathSync(file)}-lock`, { timeout: 0 })
  try {
    await retryBusy(() => {
      // Nothing is ever written: without this an empty journal would be left beside it.
      lock.pragma('journal_mode = MEMORY')
      lock.exec('BEGIN EXCLUSIVE')
    }, timeoutMs)
  } catch (thrown) {
    lock.close()
    if (!(thrown instanceof VitrailError)) throw thrown
    throw new VitrailError(
      'store_in_use',
      `${file} is in use by another server, or was opened twice by this one. Runs and canvases live in the server that works on them: two on one file would end and overwrite each other's. Stop the other one, share this store, or use another file.`,
      { cause: thrown },
    )
  }
  return { release: () => void lock.close() }
}
