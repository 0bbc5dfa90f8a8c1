import type { Actor } from '../../core/index.ts'
import { HttpError } from '../http/http-error.ts'
import type { MessageBody } from '../http/request-bodies.ts'
import { holdThread, requireOwnThread } from './hold-thread.ts'
import { openAgain } from './open-again.ts'
import { startTurn, userMessage } from './start-turn.ts'
import type { OpenedTurn, TurnContext } from './turn.ts'

/** A message in a new thread or in one that the actor has. A message id that is known re-attaches. */
export async function openMessage(
  context: TurnContext,
  actor: Actor,
  body: MessageBody,
): Promise<OpenedTurn> {
  const { threads } = context
  const known = body.messageId === undefined ? undefined : await threads.findMessage(actor.id, body.messageId)
  if (known !== undefined && body.threadId !== undefined && known.threadId !== body.threadId) {
    throw new HttpError(409, 'message_conflict', 'This message id belongs to another thread.')
  }
  const threadId = known?.threadId ?? body.threadId
  if (threadId === undefined) {
    const created = { actor, threadId: crypto.randomUUID() }
    return holdThread(context, created.threadId, () =>
      startTurn(context, created, undefined, userMessage(body, body.message), body),
    )
  }

  const place = { actor, threadId }
  await requireOwnThread(context, place)
  if (known !== undefined) {
    const again = await openAgain(context, place, await threads.messages(threadId), known.message)
    if (again !== undefined) return again
  }
  const message = known?.message ?? userMessage(body, body.message)
  return holdThread(context, threadId, async () =>
    startTurn(context, place, await threads.messages(threadId), message, body),
  )
}
