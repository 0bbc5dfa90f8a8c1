import { Hono } from 'hono'
import type { NumberedFrame } from '../../core/index.ts'
import { notFound } from '../http/http-error.ts'
import { readBody } from '../http/read-body.ts'
import { readAfter, readCapabilitiesQuery } from '../http/read-query.ts'
import { readChatBody } from '../http/request-bodies.ts'
import type { RunManager } from '../runs/run-manager.ts'
import type { RunInfo, Sink } from '../sink/sink.ts'
import { type ConnectionSettings, connect } from '../stream/connect.ts'
import { messageToFrames } from '../stream/message-to-frames.ts'
import type { Turns } from '../turns/turns.ts'
import type { ActorEnv } from './actor-env.ts'

interface ChatRoutesOptions {
  turns: Turns
  runs: RunManager
  sink: Sink
  settings: ConnectionSettings
  maxMessageLength: number
}

export function chatRoutes({
  turns,
  runs,
  sink,
  settings,
  maxMessageLength,
}: ChatRoutesOptions): Hono<ActorEnv> {
  const ownRun = async (actorId: string, runId: string): Promise<RunInfo> => {
    const run = await sink.find(runId)
    if (run?.actorId !== actorId) throw notFound('run')
    return run
  }

  return new Hono<ActorEnv>()
    .post('/', async (context) => {
      const body = await readBody(context, (input) => readChatBody(input, maxMessageLength))
      const turn = await turns.open(context.var.actor, body)
      const { stream, uiCapabilities } = body
      const run = turn.info
      if (turn.kind === 'run') {
        return connect(settings, {
          run,
          read: (signal) => sink.read(run.runId, 0, signal),
          stream,
          uiCapabilities,
        })
      }
      const frames = messageToFrames(turn.message)
      return connect(settings, { run, read: () => replay(frames), stream, uiCapabilities })
    })
    .get('/:runId/stream', async (context) => {
      const run = await ownRun(context.var.actor.id, context.req.param('runId'))
      const { after, deltas, rawArguments, uiCapabilities } = context.req.query()
      return connect(settings, {
        run,
        read: (signal) => sink.read(run.runId, 0, signal),
        after: readAfter(after ?? context.req.header('last-event-id')),
        stream: { deltas: deltas === '1', rawArguments: rawArguments === '1' },
        uiCapabilities: readCapabilitiesQuery(uiCapabilities) ?? run.uiCapabilities,
      })
    })
    .post('/:runId/cancel', async (context) => {
      const { runId } = await ownRun(context.var.actor.id, context.req.param('runId'))
      runs.active(runId)?.cancel()
      return context.body(null, 204)
    })
}

async function* replay(frames: readonly NumberedFrame[]): AsyncIterable<NumberedFrame> {
  yield* frames
}
