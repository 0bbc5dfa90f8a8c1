import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createMemoryStore, type Store } from 'vitrail/server'

interface OpenedStore {
  kind: 'sqlite' | 'memory'
  store: Store
  /** Why threads are not stored. */
  warning?: string
}

/** Stores threads in a SQLite file; if that fails, in memory, with the reason. */
export async function openStore(file: string): Promise<OpenedStore> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const { createSqliteStore } = await import('vitrail/server/sqlite')
    return { kind: 'sqlite', store: await createSqliteStore({ file }) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      kind: 'memory',
      store: createMemoryStore(),
      warning: `Threads are kept in memory until the server stops: ${reason}`,
    }
  }
}
