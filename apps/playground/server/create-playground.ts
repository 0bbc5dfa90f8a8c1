import { dirname } from 'node:path'
import { createAgent, genui } from 'vitrail/agent'
import { createServer, type Servable } from 'vitrail/server'
import { webCatalog } from '../shared/catalog.ts'
import type { ServerConfig } from '../shared/server-config.ts'
import { WEB_ROOT } from './build-web.ts'
import { createCanvasDesks } from './canvas/canvas-desks.ts'
import { chooseModel, type Environment } from './choose-model.ts'
import { createOrderBook } from './data/orders.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { allSuggestions } from './offline-model/scenes.ts'
import { openStore } from './open-store.ts'
import { SeatMap } from './seat-map.ts'
import { serveWeb } from './serve-web.ts'
import { createPlaygroundTools } from './tools/playground-tools.ts'

interface PlaygroundOptions {
  environment: Environment
  /** The file of the SQLite store. */
  databaseFile: string
  /** Milliseconds that reading the orders takes; default 900. */
  latencyMs?: number
  /** Called with errors inside a run. Default: logs to the console. */
  onError?(error: unknown): void
}

export interface Playground extends Servable {
  config: ServerConfig
}

/** The agent, its routes and the page, ready to be served. */
export async function createPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { model, kind, label } = chooseModel(options.environment)
  const { store, ...opened } = await openStore(options.databaseFile)
  const agent = createAgent({
    model,
    instructions: INSTRUCTIONS,
    tools: createPlaygroundTools({ orders: createOrderBook(), latencyMs: options.latencyMs ?? 900 }),
    ...(options.onError && { onError: options.onError }),
    genui: genui({ catalog: webCatalog.extend([SeatMap]), streaming: 'partial' }),
  })
  const server = createServer({ agent, store })
  const desks = createCanvasDesks({
    environment: options.environment,
    databaseFolder: dirname(options.databaseFile),
    ...(options.onError && { onError: options.onError }),
  })
  const config: ServerConfig = {
    model: { kind, label },
    store: opened,
    suggestions: allSuggestions(),
    canvases: desks.choices,
  }

  return {
    config,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/agent' || pathname.startsWith('/agent/')) return server.fetch(request)
      if (pathname === '/config') return Response.json(config)
      return (
        (await desks.fetch(request)) ??
        (await serveWeb(WEB_ROOT, pathname)) ??
        new Response('Not found', { status: 404 })
      )
    },
    async close() {
      await Promise.all([server.close(), desks.close()])
      await store.close()
    },
  }
}
