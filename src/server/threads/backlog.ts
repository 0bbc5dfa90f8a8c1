import { type ThreadMessage, type TraceEntry, toVitrailError, type VitrailError } from '../../core/index.ts'
import type { CanvasValues, Store, StoredCanvas, StoredThread } from '../store/store.ts'
import { createWaitingCanvas } from './waiting-canvas.ts'

interface BacklogOptions {
  store: Store
  threadId: string
  retry: RetryOptions
  onError(error: VitrailError): void
  /** Everything is stored: this backlog is no longer needed. */
  onEmpty(): void
}

/** The delay doubles with each attempt, up to the longest. After the last attempt it waits for the next write. */
export interface RetryOptions {
  firstDelayMs: number
  longestDelayMs: number
  attempts: number
}

/** What the store does not have yet of one thread. Writes keep their order; a newer version of a message replaces one that waits. */
export interface Backlog {
  readonly thread: StoredThread | undefined
  readonly title: string | undefined
  readonly messages: ReadonlyMap<string, ThreadMessage>
  /** The canvas with what waits over what is stored. */
  canvasOver(stored: StoredCanvas | undefined): StoredCanvas | undefined
  /** The store has refused what waits here. */
  readonly failed: boolean
  /** Resolve to whether the store has everything now. */
  create(thread: StoredThread): Promise<boolean>
  rename(title: string): Promise<boolean>
  put(message: ThreadMessage): Promise<boolean>
  putCanvasEntries(from: number, entries: readonly TraceEntry[]): Promise<boolean>
  putCanvasValues(instanceId: string, values: CanvasValues | null): Promise<boolean>
  flush(): Promise<boolean>
  /** The outcome of the attempt that goes on, or of the last one. */
  written(): Promise<boolean>
  /** Forgets what waits; resolves when nothing is being written any more. */
  discard(): Promise<void>
}

export function createBacklog(options: BacklogOptions): Backlog {
  const { store, threadId, retry, onError, onEmpty } = options
  let thread: StoredThread | undefined
  let title: string | undefined
  const messages = new Map<string, ThreadMessage>()
  const canvas = createWaitingCanvas()
  let failed = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<boolean> = Promise.resolve(true)
  /** The attempt that has not begun: it will take everything that waits by then. */
  let next: Promise<boolean> | undefined

  const writeAll = async (): Promise<void> => {
    if (thread !== undefined) {
      await store.createThread(thread)
      thread = undefined
    }
    while (title !== undefined) {
      const written = title
      await store.renameThread(threadId, written)
      if (title === written) title = undefined
    }
    for (const [id, message] of messages) {
      await store.putMessage(threadId, message)
      if (messages.get(id) === message) messages.delete(id)
    }
    await canvas.write(store, threadId)
    if (messages.size > 0) await writeAll()
  }

  const tryWrite = async (): Promise<boolean> => {
    clearTimeout(timer)
    try {
      await writeAll()
      failed = false
      failures = 0
      onEmpty()
      return true
    } catch (thrown) {
      failed = true
      failures += 1
      onError(toVitrailError(thrown, 'store_failed'))
      const delay = Math.min(retry.longestDelayMs, retry.firstDelayMs * 2 ** (failures - 1))
      if (failures < retry.attempts) timer = setTimeout(flush, delay)
      return false
    }
  }

  const flush = (): Promise<boolean> => {
    next ??= last.then(() => {
      next = undefined
      return tryWrite()
    })
    last = next
    return last
  }

  return {
    get thread() {
      return thread
    },
    get title() {
      return title
    },
    messages,
    canvasOver: canvas.over,
    get failed() {
      return failed
    },
    create(created) {
      thread = created
      return flush()
    },
    rename(renamed) {
      if (thread !== undefined) thread = { ...thread, title: renamed }
      title = renamed
      return flush()
    },
    put(message) {
      messages.set(message.id, message)
      return flush()
    },
    putCanvasEntries(from, entries) {
      canvas.putEntries(from, entries)
      return flush()
    },
    putCanvasValues(instanceId, values) {
      canvas.putValues(instanceId, values)
      return flush()
    },
    flush,
    written: () => last,
    async discard() {
      clearTimeout(timer)
      thread = undefined
      title = undefined
      messages.clear()
      canvas.clear()
      await last
    },
  }
}
