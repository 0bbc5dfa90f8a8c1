import { HttpError, notFound } from '../http/http-error.ts'
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

function runActive(runId: string | undefined): HttpError {
  const message = 'A run works in this thread: follow it, cancel it or wait for it.'
  return new HttpError(409, 'run_active', message, runId === undefined ? {} : { runId })
}
