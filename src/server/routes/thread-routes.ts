import { Hono } from 'hono'
import type { ThreadDetail } from '../../core/index.ts'
import type { Canvases } from '../canvas/canvases.ts'
import { notFound, runActive } from '../http/http-error.ts'
import { readBody } from '../http/read-body.ts'
import { readCapabilitiesQuery, readLimit } from '../http/read-query.ts'
import { readRenameBody } from '../http/request-bodies.ts'
import type { RunManager } from '../runs/run-manager.ts'
import type { Sink } from '../sink/sink.ts'
import type { StoredThread } from '../store/store.ts'
import { messageForClient } from '../stream/message-for-client.ts'
import type { Threads } from '../threads/threads.ts'
import type { ActorEnv } from './actor-env.ts'

interface ThreadRoutesOptions {
  threads: Threads
  runs: RunManager
  sink: Sink
  canvases: Canvases
}

const MAX_LISTED = 200

export function threadRoutes({ threads, runs, sink, canvases }: ThreadRoutesOptions): Hono<ActorEnv> {
  const ownThread = async (actorId: string, threadId: string): Promise<StoredThread> => {
    const thread = await threads.find(threadId)
    if (thread?.actorId !== actorId) throw notFound('thread')
    return thread
  }

  /** Removals under way: a second request for one shares it. */
  const removing = new Map<string, Promise<void>>()

  const remove = async (threadId: string): Promise<void> => {
    const active = runs.activeIn(threadId)
    active?.discard()
    await active?.settled
    // Held until it is gone: no turn may begin in a thread that is being removed.
    const hold = runs.hold(threadId)
    if (hold === undefined) throw runActive(runs.activeIn(threadId)?.info.runId)
    try {
      const runIds = (await threads.messages(threadId)).flatMap(({ runId }) => runId ?? [])
      await canvases.remove(threadId)
      await threads.remove(threadId)
      // What began between the two has nothing to work on.
      await canvases.remove(threadId)
      if (active !== undefined) runIds.push(active.info.runId)
      for (const runId of new Set(runIds)) await sink.remove(runId)
    } finally {
      hold.release()
    }
  }

  return new Hono<ActorEnv>()
    .use(async (context, next) => {
      context.header('cache-control', 'no-store')
      await next()
    })
    .get('/', async (context) => {
      const limit = readLimit(context.req.query('limit'), MAX_LISTED)
      return context.json({ threads: await threads.list(context.var.actor.id, limit) })
    })
    .get('/:id', async (context) => {
      const { actorId: _, ...summary } = await ownThread(context.var.actor.id, context.req.param('id'))
      const capabilities = readCapabilitiesQuery(context.req.query('uiCapabilities'))
      // Read before the messages: a run that ends in between is then followed once more, not missed.
      const active = runs.activeIn(summary.id)
      const messages = await threads.messages(summary.id)
      const detail: ThreadDetail = {
        ...summary,
        ...(active !== undefined && { activeRunId: active.info.runId }),
        messages: messages.map((message) => messageForClient(message, capabilities)),
      }
      return context.json(detail)
    })
    .patch('/:id', async (context) => {
      const { title } = await readBody(context, readRenameBody)
      const { actorId: _, ...summary } = await ownThread(context.var.actor.id, context.req.param('id'))
      await threads.rename(summary.id, title)
      return context.json({ ...summary, title })
    })
    .delete('/:id', async (context) => {
      const { id } = await ownThread(context.var.actor.id, context.req.param('id'))
      const removal = removing.get(id) ?? remove(id).finally(() => removing.delete(id))
      removing.set(id, removal)
      await removal
      return context.body(null, 204)
    })
}
