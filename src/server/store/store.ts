import type { ThreadMessage, ThreadSummary } from '../../core/index.ts'

/** A thread as it is stored: it belongs to one actor. */
export interface StoredThread extends ThreadSummary {
  actorId: string
}

export interface StoredMessage {
  threadId: string
  message: ThreadMessage
}

/** Where threads and their messages live. Both keep the order in which they came; clocks play no part in it. */
export interface Store {
  /** Does nothing where the thread exists. */
  createThread(thread: StoredThread): Promise<void>
  getThread(threadId: string): Promise<StoredThread | undefined>
  /** An actor's threads, the one last written to first. */
  listThreads(actorId: string, limit: number): Promise<ThreadSummary[]>
  renameThread(threadId: string, title: string): Promise<void>
  /** Deletes its messages too. */
  deleteThread(threadId: string): Promise<void>
  /** Adds a message at the end, or replaces the one with its id in place. Does nothing where the thread is gone. */
  putMessage(threadId: string, message: ThreadMessage): Promise<void>
  /** Oldest first. */
  listMessages(threadId: string): Promise<ThreadMessage[]>
  /** A message with this id in any of an actor's threads. */
  findMessage(actorId: string, messageId: string): Promise<StoredMessage | undefined>
  /** Assistant messages of runs that have not ended. */
  listUnfinished(): Promise<StoredMessage[]>
  close(): Promise<void>
}

/** Whether a message is still being written by a run. */
export function isUnfinished(message: ThreadMessage): boolean {
  return message.role === 'assistant' && message.finish === undefined
}
