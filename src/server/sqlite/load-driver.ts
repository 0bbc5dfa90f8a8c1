import type { default as Sqlite } from 'better-sqlite3'
import { VitrailError } from '../../core/index.ts'

/** The optional peer, asked for only when a store is opened. */
export async function loadDriver(): Promise<typeof Sqlite> {
  try {
    const Sqlite = (await import('better-sqlite3')).default
    // The binary is looked for only now.
    new Sqlite(':memory:').close()
    return Sqlite
  } catch (cause) {
    throw new VitrailError(
      'sqlite_missing',
      'The SQLite store needs better-sqlite3, which is not installed or could not be built: npm install better-sqlite3@12, then npm rebuild better-sqlite3 where install scripts are blocked',
      { cause },
    )
  }
}
