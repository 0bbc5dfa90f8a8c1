import type { Agent } from '../../agent/index.ts'
import type { Catalog, TraceEntry } from '../../core/index.ts'
import { createMemoryStore, createServer, LOCAL_ACTOR, type Servable } from '../../server/index.ts'
import type { ReplayPage } from './read-page.ts'

interface ReplayServerOptions {
  catalog: Catalog
  data: unknown
  trace: readonly TraceEntry[]
  page: ReplayPage
  /** What the page is called. */
  title: string
}

/** The thread whose canvas is the replayed one; the page knows it too. */
const THREAD = 'replay'

/** Serves one canvas and a page that shows it. It can be edited; nothing is kept. */
export async function createReplayServer(options: ReplayServerOptions): Promise<Servable> {
  const store = createMemoryStore()
  const now = Date.now()
  await store.createThread({
    id: THREAD,
    actorId: LOCAL_ACTOR.id,
    title: options.title,
    createdAt: now,
    updatedAt: now,
  })
  await store.putCanvasEntries(THREAD, 0, options.trace)
  const server = createServer({ agent: agentWithoutModel(options), store })
  const files = pageFiles(options)
  return {
    async fetch(request) {
      const file = files.get(new URL(request.url).pathname)
      if (file === undefined) return server.fetch(request)
      return new Response(file.text, { headers: { 'content-type': `${file.type}; charset=utf-8` } })
    },
    close: server.close,
  }
}

/** A canvas needs somebody to say what it is made of; nobody is asked anything else here. */
function agentWithoutModel({ catalog, data }: ReplayServerOptions): Agent {
  const error = { code: 'no_model', message: 'A replay has no model.' }
  return {
    tools: [],
    catalogFor: async () => catalog,
    canvasFor: async () => ({ catalog, data }),
    async run({ emit }) {
      emit({ kind: 'finish', reason: 'error', error })
      return { reason: 'error', error }
    },
  }
}

function pageFiles({ page, title }: ReplayServerOptions): Map<string, { type: string; text: string }> {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles.css">
<body>
<script type="module" src="/page.js"></script>
`
  return new Map([
    ['/', { type: 'text/html', text: html }],
    ['/page.js', { type: 'text/javascript', text: page.script }],
    ['/styles.css', { type: 'text/css', text: page.styles }],
  ])
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
}
