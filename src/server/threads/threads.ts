import {
  type ThreadMessage,
  type ThreadSummary,
  type TraceEntry,
  toVitrailError,
  type VitrailError,
} from '../../core/index.ts'
import { within } from '../runs/within.ts'
import type { CanvasValues, Store, StoredCanvas, StoredMessage, StoredThread } from '../store/store.ts'
import { type Backlog, createBacklog, type RetryOptions } from './backlog.ts'

interface ThreadsOptions {
  store: Store
  onError(error: VitrailError): void
  retry?: Partial<RetryOptions>
}

/**
 * Threads as this server knows them: what the store has, and over it what waits to be stored. Writing never holds up a
 * conversation; what the store refuses is kept here, shown as unsaved, and tried again.
 */
export interface Threads {
  create(thread: StoredThread): Promise<boolean>
  find(threadId: string): Promise<StoredThread | undefined>
  list(actorId: string, limit: number): Promise<ThreadSummary[]>
  messages(threadId: string): Promise<ThreadMessage[]>
  findMessage(actorId: string, messageId: string): Promise<StoredMessage | undefined>
  /** Adds or replaces a message; resolves to whether the store has it. */
  save(threadId: string, message: ThreadMessage): Promise<boolean>
  rename(threadId: string, title: string): Promise<boolean>
  /** Renames where the title is still `before`. */
  retitle(threadId: string, before: string, title: string): Promise<void>
  /** Undefined where nothing was ever put on it. */
  canvas(threadId: string): Promise<StoredCanvas | undefined>
  /** As `putCanvasEntries` and `putCanvasValues` of the store; resolve to whether it has them. */
  saveCanvasEntries(threadId: string, from: number, entries: readonly TraceEntry[]): Promise<boolean>
  saveCanvasValues(threadId: string, instanceId: string, values: CanvasValues | null): Promise<boolean>
  /** Resolves to whether the store has everything of this thread, once what is being written is written. */
  written(threadId: string): Promise<boolean>
  /** The store has refused something of this thread, and it still waits. */
  isUnsaved(threadId: string): boolean
  remove(threadId: string): Promise<void>
  /** One last attempt at what waits. */
  close(): Promise<void>
}

const DEFAULT_RETRY: RetryOptions = { firstDelayMs: 500, longestDelayMs: 60_000, attempts: 10 }

/** How long closing waits for a store that hangs. */
const CLOSE_MS = 6_000

export function createThreads(options: ThreadsOptions): Threads {
  const { store, onError } = options
  const retry = { ...DEFAULT_RETRY, ...options.retry }
  const backlogs = new Map<string, Backlog>()

  const backlogOf = (threadId: string): Backlog => {
    const found = backlogs.get(threadId)
    if (found !== undefined) return found
    const created = createBacklog({
      store,
      threadId,
      retry,
      onError,
      onEmpty() {
        if (backlogs.get(threadId) === created) backlogs.delete(threadId)
      },
    })
    backlogs.set(threadId, created)
    return created
  }

  const find = async (threadId: string): Promise<StoredThread | undefined> => {
    const backlog = backlogs.get(threadId)
    if (backlog?.thread !== undefined) return backlog.thread
    const title = backlog?.title
    const thread = await store.getThread(threadId)
    return thread === undefined || title === undefined ? thread : { ...thread, title }
  }

  return {
    find,
    create: (thread) => backlogOf(thread.id).create(thread),
    async list(actorId, limit) {
      const waiting: ThreadSummary[] = []
      for (const { thread } of backlogs.values()) {
        if (thread?.actorId !== actorId) continue
        const { actorId: _, ...summary } = thread
        waiting.unshift(summary)
      }
      const stored = await store.listThreads(actorId, limit)
      const known = new Set(waiting.map(({ id }) => id))
      return [...waiting, ...stored.filter(({ id }) => !known.has(id))].slice(0, limit)
    },
    async messages(threadId) {
      const backlog = backlogs.get(threadId)
      const waiting = waitingMessages(backlog)
      if (backlog?.thread !== undefined) return waiting
      const stored = await store.listMessages(threadId)
      const newer = new Map(waiting.map((message) => [message.id, message]))
      const known = new Set(stored.map(({ id }) => id))
      return [
        ...stored.map((message) => newer.get(message.id) ?? message),
        ...waiting.filter(({ id }) => !known.has(id)),
      ]
    },
    async findMessage(actorId, messageId) {
      for (const [threadId, backlog] of backlogs) {
        const message = backlog.messages.get(messageId)
        if (message === undefined) continue
        const thread = backlog.thread ?? (await store.getThread(threadId))
        if (thread?.actorId === actorId) return { threadId, message }
      }
      try {
        return await store.findMessage(actorId, messageId)
      } catch (thrown) {
        // A message that can't be looked up is taken as new: better asked twice than not answered.
        onError(toVitrailError(thrown, 'store_failed'))
        return undefined
      }
    },
    save: (threadId, message) => backlogOf(threadId).put(message),
    rename: (threadId, title) => backlogOf(threadId).rename(title),
    async retitle(threadId, before, title) {
      try {
        const thread = await find(threadId)
        if (thread?.title === before) await backlogOf(threadId).rename(title)
      } catch (thrown) {
        onError(toVitrailError(thrown, 'store_failed'))
      }
    },
    async canvas(threadId) {
      const backlog = backlogs.get(threadId)
      const stored = backlog?.thread === undefined ? await store.getCanvas(threadId) : undefined
      return backlog === undefined ? stored : backlog.canvasOver(stored)
    },
    saveCanvasEntries: (threadId, from, entries) => backlogOf(threadId).putCanvasEntries(from, entries),
    saveCanvasValues: (threadId, instanceId, values) =>
      backlogOf(threadId).putCanvasValues(instanceId, values),
    written: async (threadId) => backlogs.get(threadId)?.written() ?? true,
    isUnsaved: (threadId) => backlogs.get(threadId)?.failed === true,
    async remove(threadId) {
      const backlog = backlogs.get(threadId)
      backlogs.delete(threadId)
      await backlog?.discard()
      await store.deleteThread(threadId)
    },
    async close() {
      await Promise.all(
        [...backlogs.values()].map(async (backlog) => {
          await within(backlog.flush(), CLOSE_MS, false)
          await within(backlog.discard(), CLOSE_MS, undefined)
        }),
      )
    },
  }
}

function waitingMessages(backlog: Backlog | undefined): ThreadMessage[] {
  if (backlog === undefined) return []
  const messages = [...backlog.messages.values()]
  return backlog.failed ? messages.map((message) => ({ ...message, unsaved: true as const })) : messages
}
