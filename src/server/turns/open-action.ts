import { actionText } from '../../agent/index.ts'
import type { Actor, ThreadMessage } from '../../core/index.ts'
import { checkValues, withoutSecrets } from '../actions/check-values.ts'
import { findActionTarget } from '../actions/find-action-target.ts'
import { updateView } from '../actions/update-view.ts'
import { HttpError } from '../http/http-error.ts'
import type { ActionBody } from '../http/request-bodies.ts'
import { SAVE_GRACE_MS, within } from '../runs/within.ts'
import { holdThread, requireOwnThread } from './hold-thread.ts'
import { openAgain, storedTurn } from './open-again.ts'
import { startTurn, userMessage } from './start-turn.ts'
import type { OpenedTurn, TurnContext, TurnPlace } from './turn.ts'

/** Presses remembered with the message whose views they changed. */
const MAX_PRESSES = 100

/** Something done in a view: the app answers it with an update of the view, or it becomes a message in the conversation. */
export async function openAction(context: TurnContext, actor: Actor, body: ActionBody): Promise<OpenedTurn> {
  const place = { actor, threadId: body.threadId }
  await requireOwnThread(context, place)
  const messages = await context.threads.messages(place.threadId)

  const said = messages.find((message) => message.action?.pressId === body.action.pressId)
  const again = said && (await openAgain(context, place, messages, said))
  if (again !== undefined) return again
  const changed = messages.find(({ presses }) => presses?.includes(body.action.pressId))
  if (changed !== undefined) return storedTurn(place, changed)
  if (said === undefined && messages.some(({ id }) => id === body.messageId)) {
    throw new HttpError(409, 'message_conflict', 'This message id belongs to another message.')
  }

  return holdThread(context, place.threadId, async () => {
    const earlier = await context.threads.messages(place.threadId)
    return said === undefined
      ? takeAction(context, place, earlier, body)
      : startTurn(context, place, earlier, said, body)
  })
}

async function takeAction(
  context: TurnContext,
  place: TurnPlace,
  earlier: readonly ThreadMessage[],
  body: ActionBody,
): Promise<OpenedTurn> {
  const { uiCapabilities } = body
  const catalog = await context.catalogFor({
    ...place,
    ...(uiCapabilities !== undefined && { uiCapabilities }),
  })
  if (catalog === undefined) throw new HttpError(400, 'invalid_action', 'This agent has no catalog.')
  const target = findActionTarget(catalog, earlier, body.action)
  const { action, message, view, node, component } = target
  checkValues(catalog, target)
  if (action.secrets !== undefined && context.onAction === undefined) {
    throw new HttpError(
      400,
      'secrets_refused',
      'This form holds something secret, and nothing here may receive it. It was not kept.',
    )
  }
  const outcome = await context.onAction?.(action, { ...place, view, node, component })
  if (outcome === undefined) {
    const said = withoutSecrets(action)
    return startTurn(context, place, earlier, { ...userMessage(body, actionText(said)), action: said }, body)
  }
  if ('refused' in outcome) throw new HttpError(400, 'action_refused', outcome.refused)

  const changed = updateView(catalog, view, outcome.update)
  const stored: ThreadMessage = {
    ...message,
    parts: message.parts.map((part) => (part === view ? changed : part)),
    presses: [...(message.presses ?? []), action.pressId].slice(-MAX_PRESSES),
  }
  // A press that was answered is stored, so that it counts once even across a restart.
  await within(context.threads.save(place.threadId, stored), SAVE_GRACE_MS, false)
  // The log of its run still holds the view as it was.
  if (stored.runId !== undefined) await context.sink.remove(stored.runId)
  return storedTurn(place, stored)
}
