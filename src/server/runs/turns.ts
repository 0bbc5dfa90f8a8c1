import type { Actor, ThreadMessage, UiCapabilities } from '../../core/index.ts'
import { randomId } from '../../internal/random-id.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import type { ChatBody } from '../http/request-bodies.ts'
import type { RunInfo } from '../sink/sink.ts'
import type { StoredThread } from '../store/store.ts'
import type { Threads } from '../threads/threads.ts'
import { checkClientIssues } from './client-issues.ts'
import type { RunManager } from './run-manager.ts'
import { titleFrom } from './title.ts'

/** What a turn led to: a run to follow, or a stored answer to send again. */
export type OpenedTurn =
  | { kind: 'run'; info: RunInfo }
  | { kind: 'stored'; info: RunInfo; message: ThreadMessage }

export interface Turns {
  open(actor: Actor, body: ChatBody): Promise<OpenedTurn>
}

export interface TurnsOptions {
  threads: Threads
  runs: RunManager
  hasLog(runId: string): Promise<boolean>
}

export function createTurns({ threads, runs, hasLog }: TurnsOptions): Turns {
  /** Turns that are being opened, by actor and message id: a repeat that comes meanwhile shares the outcome. */
  const opening = new Map<string, Promise<OpenedTurn>>()

  const ownThread = async (actor: Actor, threadId: string): Promise<StoredThread> => {
    const thread = await threads.find(threadId)
    if (thread?.actorId !== actor.id) throw notFound('thread')
    return thread
  }

  const openNew = async (actor: Actor, body: ChatBody, message: ThreadMessage): Promise<OpenedTurn> => {
    const threadId = body.threadId ?? randomId()
    if (!runs.reserve(threadId)) throw runActive(runs, threadId)
    try {
      const earlier = body.threadId === undefined ? [] : await threads.messages(threadId)
      const now = Date.now()
      const title = titleFrom(message)
      const thread = { id: threadId, actorId: actor.id, title, createdAt: now, updatedAt: now }
      if (body.threadId === undefined) void threads.create(thread)
      const info = newRun(threadId, actor, body.uiCapabilities)
      runs.start({
        info,
        actor,
        messages: [...earlier.filter(({ id }) => id !== message.id), message],
        clientIssues: checkClientIssues(body.clientIssues, earlier),
        userMessageSaved: threads.save(threadId, message),
        onTitle: (named) => void retitle(threadId, title, named),
      })
      return { kind: 'run', info }
    } finally {
      runs.release(threadId)
    }
  }

  /** A title that the person chose stays. */
  const retitle = async (threadId: string, before: string, title: string): Promise<void> => {
    const thread = await threads.find(threadId)
    if (thread?.title === before) await threads.rename(threadId, title)
  }

  /** The run that a message has already led to; undefined where it has led to none. */
  const openAgain = async (
    actor: Actor,
    threadId: string,
    messageId: string,
  ): Promise<OpenedTurn | undefined> => {
    const active = runs.activeIn(threadId)
    const messages = await threads.messages(threadId)
    const next = messages[messages.findIndex(({ id }) => id === messageId) + 1]
    if (next?.runId === undefined) return active && { kind: 'run', info: active.info }
    const info = { runId: next.runId, threadId, messageId: next.id, actorId: actor.id }
    return (await hasLog(next.runId)) ? { kind: 'run', info } : { kind: 'stored', info, message: next }
  }

  const openMessage = async (actor: Actor, body: ChatBody): Promise<OpenedTurn> => {
    const text = body.message ?? ''
    const message: ThreadMessage = {
      id: body.messageId ?? randomId(),
      role: 'user',
      parts: [{ type: 'text', text }],
      createdAt: Date.now(),
    }
    if (body.messageId === undefined) {
      if (body.threadId !== undefined) await ownThread(actor, body.threadId)
      return openNew(actor, body, message)
    }
    const known = await threads.findMessage(actor.id, body.messageId)
    if (known === undefined) {
      if (body.threadId !== undefined) await ownThread(actor, body.threadId)
      return openNew(actor, body, message)
    }
    if (body.threadId !== undefined && body.threadId !== known.threadId) throw messageConflict()
    const again = await openAgain(actor, known.threadId, body.messageId)
    return again ?? openNew(actor, { ...body, threadId: known.threadId }, known.message)
  }

  return {
    async open(actor, body) {
      if (body.messageId === undefined) return openMessage(actor, body)
      const key = `${actor.id}\n${body.messageId}`
      const shared = opening.get(key)
      if (shared !== undefined) return shared
      const opened = openMessage(actor, body).finally(() => opening.delete(key))
      opening.set(key, opened)
      return opened
    },
  }
}

function newRun(threadId: string, actor: Actor, uiCapabilities: UiCapabilities | undefined): RunInfo {
  const info = { runId: randomId(), threadId, messageId: randomId(), actorId: actor.id }
  return uiCapabilities === undefined ? info : { ...info, uiCapabilities }
}

function runActive(runs: RunManager, threadId: string): HttpError {
  const runId = runs.activeIn(threadId)?.info.runId
  return new HttpError(
    409,
    'run_active',
    'A run works in this thread; follow it, cancel it or wait for it.',
    runId === undefined ? {} : { runId },
  )
}

function messageConflict(): HttpError {
  return new HttpError(409, 'message_conflict', 'This message id belongs to another thread.')
}
