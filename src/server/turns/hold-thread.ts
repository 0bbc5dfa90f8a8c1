import { notFound, runActive } from '../http/http-error.ts'
import type { OpenedTurn, TurnContext, TurnPlace } from './turn.ts'

export async function requireOwnThread({ threads }: TurnContext, place: TurnPlace): Promise<void> {
  const thread = await threads.find(place.threadId)
  if (thread?.actorId !== place.actor.id) throw notFound('thread')
}

/** Keeps a thread while a turn is prepared in it, so that no other turn starts meanwhile. */
export async function holdThread(
  { runs }: TurnContext,
  threadId: string,
  prepare: () => Promise<OpenedTurn>,
): Promise<OpenedTurn> {
  const hold = runs.hold(threadId)
  if (hold === undefined) throw runActive(runs.activeIn(threadId)?.info.runId)
  try {
    return await prepare()
  } finally {
    hold.release()
  }
}
