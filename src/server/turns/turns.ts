import type { Actor } from '../../core/index.ts'
import type { ChatBody } from '../http/request-bodies.ts'
import { openAction } from './open-action.ts'
import { openMessage } from './open-message.ts'
import type { OpenedTurn, TurnContext } from './turn.ts'

/** Opens turns of a conversation; the same message or press again leads to what the first led to. */
export interface Turns {
  open(actor: Actor, body: ChatBody): Promise<OpenedTurn>
}

export function createTurns(context: TurnContext): Turns {
  /** Turns being opened: a repeat that comes meanwhile shares the outcome. */
  const opening = new Map<string, Promise<OpenedTurn>>()

  const openNow = (actor: Actor, body: ChatBody): Promise<OpenedTurn> =>
    'action' in body ? openAction(context, actor, body) : openMessage(context, actor, body)

  return {
    open(actor, body) {
      const press = 'action' in body ? body.action.pressId : undefined
      if (press === undefined && body.messageId === undefined) return openNow(actor, body)
      const key = JSON.stringify([actor.id, press ?? null, press === undefined ? body.messageId : null])
      const shared = opening.get(key)
      if (shared !== undefined) return shared
      const opened = openNow(actor, body).finally(() => opening.delete(key))
      opening.set(key, opened)
      return opened
    },
  }
}
