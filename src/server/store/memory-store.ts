import type { ThreadMessage, TraceEntry } from '../../core/index.ts'
import {
  type CanvasValues,
  isUnfinished,
  type Store,
  type StoredMessage,
  type StoredThread,
} from './store.ts'

/** How many threads are kept. */
export interface MemoryStoreOptions {
  /** The thread written to longest ago makes room for a new one. Default 1,000. */
  maxThreads?: number
}

interface ThreadRow {
  thread: StoredThread
  /** JSON, as in a database: what is stored shares nothing with what is used. */
  messages: Map<string, string>
  /** The entries of the canvas's trace, and its values by instance; JSON too. */
  trace: string[]
  values: Map<string, string>
}

/** Threads of this process only. */
export function createMemoryStore(options: MemoryStoreOptions = {}): Store {
  const { maxThreads = 1_000 } = options
  // In the order they were last written to.
  const rows = new Map<string, ThreadRow>()

  const moveToEnd = (threadId: string, row: ThreadRow): void => {
    rows.delete(threadId)
    rows.set(threadId, row)
  }

  return {
    async createThread(thread) {
      if (rows.has(thread.id)) return
      rows.set(thread.id, { thread: { ...thread }, messages: new Map(), trace: [], values: new Map() })
      for (const oldest of rows.keys()) {
        if (rows.size <= maxThreads) break
        rows.delete(oldest)
      }
    },
    async getThread(threadId) {
      const row = rows.get(threadId)
      return row === undefined ? undefined : { ...row.thread }
    },
    async listThreads(actorId, limit) {
      return [...rows.values()]
        .filter(({ thread }) => thread.actorId === actorId)
        .reverse()
        .slice(0, limit)
        .map(({ thread: { actorId: _, ...summary } }) => summary)
    },
    async renameThread(threadId, title) {
      const row = rows.get(threadId)
      if (row !== undefined) row.thread.title = title
    },
    async deleteThread(threadId) {
      rows.delete(threadId)
    },
    async putMessage(threadId, message) {
      const row = rows.get(threadId)
      if (row === undefined) return
      row.messages.set(message.id, JSON.stringify(message))
      row.thread.updatedAt = Math.max(row.thread.updatedAt, Date.now())
      moveToEnd(threadId, row)
    },
    async listMessages(threadId) {
      return [...(rows.get(threadId)?.messages.values() ?? [])].map(readMessage)
    },
    async findMessage(actorId, messageId) {
      for (const [threadId, { thread, messages }] of rows) {
        const message = thread.actorId === actorId ? messages.get(messageId) : undefined
        if (message !== undefined) return { threadId, message: readMessage(message) }
      }
      return undefined
    },
    async listUnfinished() {
      const found: StoredMessage[] = []
      for (const [threadId, { messages }] of rows) {
        for (const text of messages.values()) {
          const message = readMessage(text)
          if (isUnfinished(message)) found.push({ threadId, message })
        }
      }
      return found
    },
    async getCanvas(threadId) {
      const row = rows.get(threadId)
      if (row === undefined || (row.trace.length === 0 && row.values.size === 0)) return undefined
      return {
        trace: row.trace.map(readEntry),
        values: Object.fromEntries([...row.values].map(([id, text]) => [id, readValues(text)])),
      }
    },
    async putCanvasEntries(threadId, from, entries) {
      const trace = rows.get(threadId)?.trace
      trace?.splice(from, trace.length, ...entries.map((entry) => JSON.stringify(entry)))
    },
    async putCanvasValues(threadId, instanceId, values) {
      const row = rows.get(threadId)
      if (values === null) row?.values.delete(instanceId)
      else row?.values.set(instanceId, JSON.stringify(values))
    },
    async close() {},
  }
}

function readMessage(text: string): ThreadMessage {
  // Only `putMessage` writes these texts.
  return JSON.parse(text) as ThreadMessage
}

function readEntry(text: string): TraceEntry {
  // Only `putCanvasEntries` writes these texts.
  return JSON.parse(text) as TraceEntry
}

function readValues(text: string): CanvasValues {
  // Only `putCanvasValues` writes these texts.
  return JSON.parse(text) as CanvasValues
}
