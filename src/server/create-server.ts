import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Agent } from '../agent/index.ts'
import { toVitrailError, type VitrailError } from '../core/index.ts'
import type { OnAction } from './actions/on-action.ts'
import { type Authorize, authorizeLocal, unauthorized } from './authorize.ts'
import { createCanvases } from './canvas/canvases.ts'
import { errorResponse, HttpError } from './http/http-error.ts'
import { limitBody } from './http/limit-body.ts'
import { originGuard } from './http/origin-guard.ts'
import type { ActorEnv } from './routes/actor-env.ts'
import { approvalRoutes } from './routes/approval-routes.ts'
import { canvasRoutes } from './routes/canvas-routes.ts'
import { chatRoutes } from './routes/chat-routes.ts'
import { threadRoutes } from './routes/thread-routes.ts'
import { createApprovals } from './runs/approvals.ts'
import { createRunManager } from './runs/run-manager.ts'
import { createMemorySink } from './sink/memory-sink.ts'
import type { Sink } from './sink/sink.ts'
import { createMemoryStore } from './store/memory-store.ts'
import type { Store } from './store/store.ts'
import { createClosing } from './stream/closing.ts'
import type { ConnectionSettings } from './stream/connect.ts'
import { recoverUnfinished } from './threads/recover-unfinished.ts'
import { createThreads } from './threads/threads.ts'
import { createTurns } from './turns/turns.ts'

/** What `createServer` takes; only the agent is required. */
export interface ServerOptions {
  agent: Agent
  /** Default: in memory. */
  store?: Store
  /** Default: in memory. */
  sink?: Sink
  /** Default `/agent`. */
  basePath?: string
  /** Default: everybody is one local actor. */
  authorize?: Authorize
  /** Default: every action becomes a message in the conversation. */
  onAction?: OnAction
  /** Origins of other sites' pages that may use it, as `https://host[:port]`. */
  origins?: readonly string[]
  limits?: Partial<ServerLimits>
  /** Default 10,000. */
  heartbeatMs?: number
  /** Called with failures that no response tells of. Default: logs to the console. */
  onError?(error: VitrailError): void
}

/** How large a request may be. */
export interface ServerLimits {
  /** Bytes of a request's body; default 256 Ki. */
  bodySize: number
  /** UTF-16 units of a message; default 32,000. */
  messageLength: number
}

/** The routes of an agent, for any runtime that knows `Request` and `Response`. */
export interface Server {
  /** To mount in an app of your own. */
  readonly app: Hono<ActorEnv>
  fetch(request: Request): Promise<Response>
  /** The app's data has changed: every card of the canvases that are open is resolved again. */
  refreshCanvases(): Promise<void>
  /** Cancels the runs, stores them and ends all connections. The store stays open: it belongs to its maker. */
  close(): Promise<void>
}

const DEFAULT_LIMITS: ServerLimits = { bodySize: 256 * 1024, messageLength: 32_000 }

const EXPOSED_HEADERS = ['x-vitrail-run-id', 'x-vitrail-thread-id']

/** The HTTP side of an agent: chat, threads and approvals. */
export function createServer(options: ServerOptions): Server {
  const {
    agent,
    basePath = '/agent',
    authorize = authorizeLocal,
    origins = [],
    heartbeatMs = 10_000,
  } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const onError = options.onError ?? ((error: VitrailError) => console.error(error))
  const store = options.store ?? createMemoryStore()
  const sink = options.sink ?? createMemorySink()

  let accepting = true
  const closing = createClosing()
  const threads = createThreads({ store, onError })
  const approvals = createApprovals()
  const canvases = createCanvases({ agent, threads, onError })
  const runs = createRunManager({ agent, sink, threads, approvals, canvases, onError })
  const turns = createTurns({
    threads,
    runs,
    sink,
    canvases,
    catalogFor: (scope) => agent.catalogFor(scope),
    onAction: options.onAction,
  })
  const recovered = recoverUnfinished(store, threads).catch((thrown) =>
    onError(toVitrailError(thrown, 'store_failed')),
  )
  const previewing = new Set(
    agent.tools.filter((tool) => tool.previewInput !== undefined).map(({ name }) => name),
  )
  const settings: ConnectionSettings = {
    heartbeatMs,
    closing,
    previews: (name) => previewing.has(name),
    onError,
  }

  const app = new Hono<ActorEnv>()
    .basePath(basePath)
    .use(originGuard(origins))
    .use(cors({ origin: [...origins], credentials: true, exposeHeaders: EXPOSED_HEADERS }))
    .use(async (context, next) => {
      if (!accepting) throw new HttpError(503, 'closing', 'The server is closing; try again in a moment.')
      const actor = await authorize(context.req.raw)
      if (actor instanceof Response) return actor
      if (actor === null) throw unauthorized()
      context.set('actor', actor)
      await recovered
      return next()
    })
    .use(limitBody(limits.bodySize))
    .use(async (context, next) => {
      await next()
      // A HEAD is answered by the GET of the same address: nobody will read, or close, what that would stream.
      if (context.req.method === 'HEAD') await context.res.body?.cancel()
    })
    .route('/chat', chatRoutes({ turns, runs, sink, settings, maxMessageLength: limits.messageLength }))
    .route('/approvals', approvalRoutes(approvals))
    .route('/threads', threadRoutes({ threads, runs, sink, canvases }))
    .route('/threads/:id/canvas', canvasRoutes({ canvases, threads, settings }))
  app.notFound(() => errorResponse(new HttpError(404, 'not_found', 'There is no such route.')))
  app.onError((thrown) => {
    if (thrown instanceof HttpError) return errorResponse(thrown)
    onError(toVitrailError(thrown))
    return errorResponse(new HttpError(500, 'internal', 'Something went wrong on the server.'))
  })

  return {
    app,
    fetch: async (request) => app.fetch(request),
    refreshCanvases: canvases.refresh,
    async close() {
      accepting = false
      await runs.close()
      await canvases.close()
      await threads.close()
      closing.close()
    },
  }
}
