import type { Database } from 'better-sqlite3'
import type { ThreadMessage, ThreadSummary } from '../../core/index.ts'
import { isUnfinished, type Store, type StoredThread } from '../index.ts'
import { createCanvasTables } from './canvas-tables.ts'
import { openDatabase } from './open-database.ts'
import { retryBusy } from './retry-busy.ts'

/** Where the file is. */
export interface SqliteStoreOptions {
  /** A path, whose folder is made where it is missing, or `:memory:`. */
  file: string
  /** Milliseconds to wait for another process that works on the file; default 5,000. The event loop runs on meanwhile. */
  busyTimeoutMs?: number
}

interface ThreadRow {
  id: string
  actor_id: string
  title: string
  created_at: number
  updated_at: number
}

interface MessageRow {
  thread_id: string
  body: string
}

/**
 * Threads in one SQLite file. Needs better-sqlite3. A file belongs to one store at a time: throws `store_in_use` where another
 * process has it open, or this one a second time. A process that ended without closing it does not count.
 */
export async function createSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { file, busyTimeoutMs = 5_000 } = options
  const { database, close } = await openDatabase(file, busyTimeoutMs)
  const statements = prepare(database)
  const canvases = createCanvasTables(database)
  let lastWrite: Promise<unknown> = Promise.resolve()

  const read = <T>(operation: () => T): Promise<T> => retryBusy(operation, busyTimeoutMs)
  /** One at a time: a write that waits for the lock must not be overtaken by a later one. */
  const write = (operation: () => void): Promise<void> => {
    const written = lastWrite.then(() => retryBusy(operation, busyTimeoutMs))
    // Whoever asked for the write is told; the next one goes on.
    lastWrite = written.catch(() => undefined)
    return written
  }

  const putMessage = database.transaction((threadId: string, message: ThreadMessage) => {
    const { changes } = statements.touchThread.run(Date.now(), threadId)
    if (changes === 0) return
    statements.putMessage.run(threadId, message.id, isUnfinished(message) ? 1 : 0, JSON.stringify(message))
  })

  return {
    createThread: ({ id, actorId, title, createdAt, updatedAt }) =>
      write(() => void statements.createThread.run(id, actorId, title, createdAt, updatedAt)),
    getThread: (threadId) =>
      read(() => {
        const row = statements.getThread.get(threadId)
        return row === undefined ? undefined : toThread(row)
      }),
    listThreads: (actorId, limit) =>
      read(() => statements.listThreads.all(actorId, limit).map((row) => toSummary(row))),
    renameThread: (threadId, title) => write(() => void statements.renameThread.run(title, threadId)),
    deleteThread: (threadId) => write(() => void statements.deleteThread.run(threadId)),
    putMessage: (threadId, message) => write(() => void putMessage.immediate(threadId, message)),
    listMessages: (threadId) => read(() => statements.listMessages.all(threadId).map(toMessage)),
    findMessage: (actorId, messageId) =>
      read(() => {
        const row = statements.findMessage.get(messageId, actorId)
        return row === undefined ? undefined : { threadId: row.thread_id, message: toMessage(row) }
      }),
    listUnfinished: () =>
      read(() =>
        statements.listUnfinished.all().map((row) => ({ threadId: row.thread_id, message: toMessage(row) })),
      ),
    getCanvas: (threadId) => read(() => canvases.get(threadId)),
    putCanvasEntries: (threadId, from, entries) => write(() => canvases.putEntries(threadId, from, entries)),
    putCanvasValues: (threadId, instanceId, values) =>
      write(() => canvases.putValues(threadId, instanceId, values)),
    async close() {
      await lastWrite
      close()
    },
  }
}

function prepare(database: Database) {
  const nextPosition = '(SELECT coalesce(max(position), 0) + 1 FROM threads)'
  return {
    createThread: database.prepare<[string, string, string, number, number]>(
      `INSERT INTO threads (id, actor_id, title, created_at, updated_at, position)
       VALUES (?, ?, ?, ?, ?, ${nextPosition}) ON CONFLICT (id) DO NOTHING`,
    ),
    getThread: database.prepare<[string], ThreadRow>('SELECT * FROM threads WHERE id = ?'),
    listThreads: database.prepare<[string, number], ThreadRow>(
      'SELECT * FROM threads WHERE actor_id = ? ORDER BY position DESC LIMIT ?',
    ),
    renameThread: database.prepare<[string, string]>('UPDATE threads SET title = ? WHERE id = ?'),
    touchThread: database.prepare<[number, string]>(
      `UPDATE threads SET updated_at = max(updated_at, ?), position = ${nextPosition} WHERE id = ?`,
    ),
    deleteThread: database.prepare<[string]>('DELETE FROM threads WHERE id = ?'),
    putMessage: database.prepare<[string, string, number, string]>(
      `INSERT INTO messages (thread_id, id, unfinished, body) VALUES (?, ?, ?, ?)
       ON CONFLICT (thread_id, id) DO UPDATE SET unfinished = excluded.unfinished, body = excluded.body`,
    ),
    listMessages: database.prepare<[string], MessageRow>(
      'SELECT thread_id, body FROM messages WHERE thread_id = ? ORDER BY position',
    ),
    findMessage: database.prepare<[string, string], MessageRow>(
      `SELECT thread_id, body FROM messages JOIN threads ON threads.id = thread_id
       WHERE messages.id = ? AND actor_id = ?`,
    ),
    listUnfinished: database.prepare<[], MessageRow>(
      'SELECT thread_id, body FROM messages WHERE unfinished = 1 ORDER BY position',
    ),
  }
}

function toThread(row: ThreadRow): StoredThread {
  return { ...toSummary(row), actorId: row.actor_id }
}

function toSummary({ id, title, created_at, updated_at }: ThreadRow): ThreadSummary {
  return { id, title, createdAt: created_at, updatedAt: updated_at }
}

function toMessage({ body }: MessageRow): ThreadMessage {
  // Only `putMessage` writes these texts.
  return JSON.parse(body) as ThreadMessage
}
