import type { ThreadMessage } from '../../core/index.ts'
import type { ChatBody } from '../http/request-bodies.ts'
import { checkClientIssues, readCanvasState } from './check-client-issues.ts'
import { titleFrom } from './title.ts'
import type { OpenedTurn, TurnContext, TurnPlace } from './turn.ts'

/** Stores a user's message and starts the run that answers it, in a thread that is held. `earlier` is undefined for a new thread. */
export async function startTurn(
  { threads, runs, sink, canvases }: TurnContext,
  { actor, threadId }: TurnPlace,
  earlier: readonly ThreadMessage[] | undefined,
  message: ThreadMessage,
  body: ChatBody,
): Promise<OpenedTurn> {
  const title = titleFrom(message)
  const before = (earlier ?? []).filter(({ id }) => id !== message.id)
  const info = {
    runId: crypto.randomUUID(),
    threadId,
    messageId: crypto.randomUUID(),
    actorId: actor.id,
    ...(body.uiCapabilities !== undefined && { uiCapabilities: body.uiCapabilities }),
  }
  const clientIssues = await checkClientIssues(body.clientIssues, before, () =>
    readCanvasState(canvases, { actor, threadId }),
  )
  await sink.open(info)
  if (earlier === undefined) {
    const now = Date.now()
    void threads.create({ id: threadId, actorId: actor.id, title, createdAt: now, updatedAt: now })
  } else if (before.length === 0) {
    // A canvas was there before its conversation.
    void threads.retitle(threadId, '', title)
  }
  runs.start({
    info,
    actor,
    messages: [...before, message],
    clientIssues,
    userMessageSaved: threads.save(threadId, message),
    // A title that the person chose stays.
    onTitle: (named) => threads.retitle(threadId, title, named),
  })
  return { kind: 'run', info }
}

export function userMessage({ messageId }: ChatBody, text: string): ThreadMessage {
  const id = messageId ?? crypto.randomUUID()
  return { id, role: 'user', parts: [{ type: 'text', text }], createdAt: Date.now() }
}
