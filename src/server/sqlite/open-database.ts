import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database } from 'better-sqlite3'
import { VitrailError } from '../../core/index.ts'
import { claimFile, type FileClaim } from './claim-file.ts'
import { loadDriver } from './load-driver.ts'
import { MIGRATIONS } from './migrations.ts'
import { BLOCKING_MS, retryBusy } from './retry-busy.ts'

interface OpenDatabase {
  database: Database
  close(): void
}

/** Opens or creates a database for a single store, and brings its schema up to date. */
export async function openDatabase(file: string, busyTimeoutMs: number): Promise<OpenDatabase> {
  const Sqlite = await loadDriver()
  const isFile = file !== ':memory:'
  if (isFile) mkdirSync(dirname(file), { recursive: true })
  const database = new Sqlite(file, { timeout: BLOCKING_MS })
  let claim: FileClaim | undefined
  const close = (): void => {
    database.close()
    claim?.release()
  }
  try {
    claim = isFile ? await claimFile(Sqlite, file, busyTimeoutMs) : undefined
    database.pragma('foreign_keys = ON')
    await retryBusy(() => database.pragma('journal_mode = WAL'), busyTimeoutMs)
    database.pragma('synchronous = NORMAL')
    await retryBusy(() => migrate(database), busyTimeoutMs)
    return { database, close }
  } catch (thrown) {
    close()
    throw thrown
  }
}

/** All missing steps in one transaction: a process that ends in the middle has taken none. */
function migrate(database: Database): void {
  const steps = database.transaction(() => {
    const version = schemaVersion(database)
    if (version > MIGRATIONS.length) {
      throw new VitrailError(
        'sqlite_newer_schema',
        `${database.name} has schema ${version}; this version of vitrail knows ${MIGRATIONS.length}. Update vitrail, or use another file.`,
      )
    }
    for (const step of MIGRATIONS.slice(version)) database.exec(step)
    database.pragma(`user_version = ${MIGRATIONS.length}`)
  })
  if (schemaVersion(database) !== MIGRATIONS.length) steps.immediate()
}

function schemaVersion(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }))
}
