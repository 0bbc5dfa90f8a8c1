import type { JsonObject, ThreadMessage, ThreadSummary, TraceEntry } from '../../core/index.ts'

/** A thread as it is stored: it belongs to one actor. */
export interface StoredThread extends ThreadSummary {
  actorId: string
}

/** A message and its thread. */
export interface StoredMessage {
  threadId: string
  message: ThreadMessage
}

/** The canvas of a thread: what built it, and what people entered on it, by instance. */
export interface StoredCanvas {
  trace: TraceEntry[]
  values: Record<string, CanvasValues>
}

/** What people entered in the controls of an instance, and what they selected on it. */
export interface CanvasValues {
  inputs?: JsonObject
  outputs?: JsonObject
}

/** Where threads, their messages and their canvases live. Both keep the order in which they came; clocks play no part in it. */
export interface Store {
  /** Does nothing where the thread exists. */
  createThread(thread: StoredThread): Promise<void>
  getThread(threadId: string): Promise<StoredThread | undefined>
  /** An actor's threads, the one last written to first. */
  listThreads(actorId: string, limit: number): Promise<ThreadSummary[]>
  renameThread(threadId: string, title: string): Promise<void>
  /** Deletes its messages and its canvas too. */
  deleteThread(threadId: string): Promise<void>
  /** Adds a message at the end, or replaces the one with its id in place. Does nothing where the thread is gone. */
  putMessage(threadId: string, message: ThreadMessage): Promise<void>
  /** Oldest first. */
  listMessages(threadId: string): Promise<ThreadMessage[]>
  /** A message with this id in any of an actor's threads. */
  findMessage(actorId: string, messageId: string): Promise<StoredMessage | undefined>
  /** Assistant messages of runs that have not ended. */
  listUnfinished(): Promise<StoredMessage[]>
  /** Undefined where nothing was ever put on it. */
  getCanvas(threadId: string): Promise<StoredCanvas | undefined>
  /**
   * Puts entries into a canvas's trace at the place `from`, counted from 0, in place of what is there and all after it: the same
   * write again changes nothing. Does nothing where the thread is gone.
   */
  putCanvasEntries(threadId: string, from: number, entries: readonly TraceEntry[]): Promise<void>
  /** Replaces the values of an instance; `null` takes them away. Does nothing where the thread is gone. */
  putCanvasValues(threadId: string, instanceId: string, values: CanvasValues | null): Promise<void>
  close(): Promise<void>
}

/** Whether a message is still being written by a run. */
export function isUnfinished(message: ThreadMessage): boolean {
  return message.role === 'assistant' && message.finish === undefined
}
