import { Hono } from 'hono'
import {
  type Actor,
  type CanvasAnswer,
  type CanvasDetail,
  type CanvasFrame,
  type CanvasStreamMeta,
  compactTrace,
  createViewDeltas,
} from '../../core/index.ts'
import { frameForClient, stateForClient } from '../canvas/canvas-for-client.ts'
import type { Canvases, CanvasLease, CanvasUse } from '../canvas/canvases.ts'
import type { OpenCanvas } from '../canvas/open-canvas.ts'
import { createRecentMap } from '../canvas/recent-map.ts'
import { readCanvasBody } from '../http/canvas-bodies.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { readBody } from '../http/read-body.ts'
import { readAfter, readCapabilitiesQuery } from '../http/read-query.ts'
import { SAVE_GRACE_MS, within } from '../runs/within.ts'
import { type ConnectionSettings, eventStreamResponse } from '../stream/connect.ts'
import type { Threads } from '../threads/threads.ts'
import type { ActorEnv } from './actor-env.ts'

interface CanvasRoutesOptions {
  canvases: Canvases
  threads: Threads
  settings: ConnectionSettings
}

const MAX_ANSWERS = 1_000
const THREAD_ID = /^[\w.:-]{1,128}$/

/** The canvas of a thread, under `/threads/:id/canvas`. */
export function canvasRoutes({ canvases, threads, settings }: CanvasRoutesOptions): Hono<ActorEnv> {
  /** The answers to recent edits, and to those that are being done: the same id again shares the outcome. */
  const answers = createRecentMap<Promise<CanvasAnswer>>(MAX_ANSWERS)

  const leaseOf = async (actor: Actor, threadId: string, use: CanvasUse): Promise<CanvasLease> => {
    const thread = await threads.find(threadId)
    if (thread?.actorId !== actor.id) throw notFound('thread')
    const lease = await canvases.use({ actor, threadId }, use)
    if (lease === undefined) throw notFound('canvas')
    return lease
  }
  /** What `work` gives; the canvas stays open meanwhile. */
  const withCanvas = async <T>(
    actor: Actor,
    threadId: string,
    use: CanvasUse,
    work: (canvas: OpenCanvas) => T | Promise<T>,
  ): Promise<T> => {
    const { canvas, release } = await leaseOf(actor, threadId, use)
    try {
      return await work(canvas)
    } finally {
      release()
    }
  }
  /** A canvas can be worked on before the conversation begins. */
  const ensureThread = async (actor: Actor, threadId: string): Promise<void> => {
    if (!canvases.available) throw notFound('canvas')
    if ((await threads.find(threadId)) !== undefined) return
    if (!THREAD_ID.test(threadId)) {
      const message = 'The id of a thread is 1 to 128 letters, digits, "_", ".", ":" or "-".'
      throw new HttpError(400, 'invalid_thread_id', message)
    }
    const now = Date.now()
    void threads.create({ id: threadId, actorId: actor.id, title: '', createdAt: now, updatedAt: now })
  }
  const unsaved = (threadId: string): { unsaved?: true } =>
    threads.isUnsaved(threadId) ? { unsaved: true } : {}

  return new Hono<ActorEnv>()
    .get('/', async (context) => {
      const threadId = threadIdOf(context.req.param())
      const capabilities = readCapabilitiesQuery(context.req.query('uiCapabilities'))
      return withCanvas(context.var.actor, threadId, 'watch', ({ live, log }) => {
        const state = { ...stateForClient(live.catalog, capabilities, live.state()), seq: log.seq }
        return context.json({ state, seq: log.seq, ...unsaved(threadId) } satisfies CanvasDetail)
      })
    })
    .get('/stream', async (context) => {
      const threadId = threadIdOf(context.req.param())
      const { after, deltas, uiCapabilities } = context.req.query()
      const from = readAfter(after ?? context.req.header('last-event-id'))
      const capabilities = readCapabilitiesQuery(uiCapabilities)
      const { canvas, release } = await leaseOf(context.var.actor, threadId, 'watch')
      const leave = canvas.follow()
      const shorten = deltas === '1' ? createViewDeltas() : (frame: CanvasFrame) => frame
      return eventStreamResponse(settings, {
        meta: { threadId } satisfies CanvasStreamMeta,
        read(signal) {
          const stop = (): void => {
            leave()
            release()
          }
          signal.addEventListener('abort', stop, { once: true })
          return canvas.log.read(from, signal)
        },
        encoder: {
          encode: ({ seq, frame }) => ({
            seq,
            frame: shorten(frameForClient(canvas.live.catalog, capabilities, frame)),
          }),
        },
        headers: { 'x-vitrail-thread-id': threadId },
      })
    })
    .post('/ops', async (context) => {
      const threadId = threadIdOf(context.req.param())
      const { actor } = context.var
      const request = await readBody(context, readCanvasBody)
      await ensureThread(actor, threadId)
      const key = JSON.stringify([actor.id, threadId, request.operationId])
      const known = answers.get(key)
      if (known !== undefined) return context.json(await known)
      const answering = withCanvas(actor, threadId, 'work', async (canvas) => {
        const outcome = await canvas.edit(request)
        const { seq } = canvas.log
        // An edit that is said to be done outlives this process.
        const saved = await within(threads.written(threadId), SAVE_GRACE_MS, false)
        return { ...outcome, seq, ...(!saved && { unsaved: true as const }) }
      })
      answers.set(key, answering)
      // What was never tried may be tried again.
      answering.catch(() => answers.delete(key))
      return context.json(await answering)
    })
    .get('/trace', async (context) => {
      const threadId = threadIdOf(context.req.param())
      return withCanvas(context.var.actor, threadId, 'watch', ({ live }) => {
        const trace = live.trace()
        context.header('content-disposition', 'attachment; filename="canvas-trace.json"')
        return context.json(context.req.query('compact') === '1' ? compactTrace(trace) : trace)
      })
    })
}

/** A mounted app knows nothing of the parameters in the path above it, so Hono does not type them here. */
function threadIdOf(params: Readonly<Record<string, string>>): string {
  return params.id ?? ''
}
