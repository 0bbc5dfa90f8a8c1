import type { ThreadMessage } from '../../core/index.ts'
import type { OpenedTurn, TurnContext, TurnPlace } from './turn.ts'

/** What a stored message of the user led to; undefined where nothing is left of its run, so that it may be asked again. */
export async function openAgain(
  { runs, sink }: TurnContext,
  place: TurnPlace,
  messages: readonly ThreadMessage[],
  message: ThreadMessage,
): Promise<OpenedTurn | undefined> {
  const answer = messages[messages.findIndex(({ id }) => id === message.id) + 1]
  if (answer?.runId === undefined) {
    const active = runs.activeIn(place.threadId)
    return active && { kind: 'run', info: active.info }
  }
  const info = await sink.find(answer.runId)
  return info === undefined ? storedTurn(place, answer) : { kind: 'run', info }
}

export function storedTurn({ actor, threadId }: TurnPlace, message: ThreadMessage): OpenedTurn {
  const { id, runId = id } = message
  return { kind: 'stored', info: { runId, threadId, messageId: id, actorId: actor.id }, message }
}
