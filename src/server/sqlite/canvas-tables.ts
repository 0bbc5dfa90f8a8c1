import type { Database } from 'better-sqlite3'
import type { TraceEntry } from '../../core/index.ts'
import type { CanvasValues, StoredCanvas } from '../index.ts'

/** The canvases of threads: one row per entry of the trace, and one per instance for what was entered on it. Synchronous. */
interface CanvasTables {
  get(threadId: string): StoredCanvas | undefined
  putEntries(threadId: string, from: number, entries: readonly TraceEntry[]): void
  putValues(threadId: string, instanceId: string, values: CanvasValues | null): void
}

export function createCanvasTables(database: Database): CanvasTables {
  const statements = prepare(database)
  const get = database.transaction((threadId: string): StoredCanvas | undefined => {
    const entries = statements.listEntries.all(threadId)
    const values = statements.listValues.all(threadId)
    if (entries.length === 0 && values.length === 0) return undefined
    return {
      // Only `putEntries` and `putValues` write these texts; whoever opens a canvas checks what they hold.
      trace: entries.map(({ body }) => parseBody(body) as TraceEntry),
      values: Object.fromEntries(values.map(({ id, body }) => [id, parseBody(body) as CanvasValues])),
    }
  })
  const putEntries = database.transaction(
    (threadId: string, from: number, entries: readonly TraceEntry[]): void => {
      if (statements.hasThread.get(threadId) === undefined) return
      statements.cutEntries.run(threadId, from)
      for (const [index, entry] of entries.entries()) {
        statements.putEntry.run(threadId, from + index, JSON.stringify(entry))
      }
    },
  )
  const putValues = database.transaction(
    (threadId: string, instanceId: string, values: CanvasValues | null): void => {
      if (values === null) statements.deleteValues.run(threadId, instanceId)
      else if (statements.hasThread.get(threadId) !== undefined) {
        statements.putValues.run(threadId, instanceId, JSON.stringify(values))
      }
    },
  )
  return { get, putEntries: putEntries.immediate, putValues: putValues.immediate }
}

/** Null where the text was damaged: one row must not cost the canvas. */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function prepare(database: Database) {
  return {
    hasThread: database.prepare<[string], { found: number }>('SELECT 1 AS found FROM threads WHERE id = ?'),
    listEntries: database.prepare<[string], { body: string }>(
      'SELECT body FROM canvas_entries WHERE thread_id = ? ORDER BY place',
    ),
    cutEntries: database.prepare<[string, number]>(
      'DELETE FROM canvas_entries WHERE thread_id = ? AND place >= ?',
    ),
    putEntry: database.prepare<[string, number, string]>(
      'INSERT INTO canvas_entries (thread_id, place, body) VALUES (?, ?, ?)',
    ),
    listValues: database.prepare<[string], { id: string; body: string }>(
      'SELECT instance_id AS id, body FROM canvas_values WHERE thread_id = ?',
    ),
    putValues: database.prepare<[string, string, string]>(
      `INSERT INTO canvas_values (thread_id, instance_id, body) VALUES (?, ?, ?)
       ON CONFLICT (thread_id, instance_id) DO UPDATE SET body = excluded.body`,
    ),
    deleteValues: database.prepare<[string, string]>(
      'DELETE FROM canvas_values WHERE thread_id = ? AND instance_id = ?',
    ),
  }
}
