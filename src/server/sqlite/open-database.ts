import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database } from 'better-sqlite3'
import { VitrailError } from '../../core/index.ts'
import { loadDriver } from './load-driver.ts'
import { MIGRATIONS } from './migrations.ts'
import { BLOCKING_MS, retryBusy } from './retry-busy.ts'

/** Opens or creates a database and brings its schema up to date. */
export async function openDatabase(file: string, busyTimeoutMs: number): Promise<Database> {
  const Sqlite = await loadDriver()
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Sqlite(file, { timeout: BLOCKING_MS })
  try {
    database.pragma('foreign_keys = ON')
    await retryBusy(() => database.pragma('journal_mode = WAL'), busyTimeoutMs)
    database.pragma('synchronous = NORMAL')
    await retryBusy(() => migrate(database), busyTimeoutMs)
    return database
  } catch (thrown) {
    database.close()
    throw thrown
  }
}

/** All missing steps in one transaction: two processes that start together take them once. */
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
