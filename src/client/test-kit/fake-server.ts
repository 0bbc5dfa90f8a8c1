import type { Frame, NumberedFrame, StreamMeta } from '../../core/index.ts'

export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  signal: AbortSignal | undefined
}

export type FakeHandler = (request: FakeRequest) => Response | Promise<Response>

/** A `fetch` that answers from handlers by `METHOD /path`, and keeps what it was asked. `*` stands for one segment. */
export function fakeServer(handlers: Record<string, FakeHandler>): {
  fetch: typeof fetch
  requests: FakeRequest[]
  asked(route: string): FakeRequest[]
} {
  const requests: FakeRequest[] = []
  const routeOf = ({ method, path }: FakeRequest): string => `${method} ${path}`
  const fits = (pattern: string, request: FakeRequest): boolean =>
    new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(routeOf(request))

  return {
    requests,
    asked: (route) => requests.filter((request) => fits(route, request)),
    async fetch(input, init) {
      const url = new URL(String(input), 'http://localhost')
      const request: FakeRequest = {
        method: init?.method ?? 'GET',
        path: url.pathname.replace(/^\/agent/, ''),
        query: url.searchParams,
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        signal: init?.signal ?? undefined,
      }
      requests.push(request)
      const handler = Object.entries(handlers).find(([pattern]) => fits(pattern, request))?.[1]
      return (
        handler?.(request) ?? Response.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 })
      )
    },
  }
}

export const META: StreamMeta = { runId: 'r1', threadId: 't1', messageId: 'm1' }

/** Frames numbered from 1. */
export function numbered(...frames: Frame[]): NumberedFrame[] {
  return frames.map((frame, index) => ({ seq: index + 1, frame }))
}

/** A stream's text: meta, the frames after `after`, and `done` unless the connection is to break off. */
export function sseText(
  frames: readonly NumberedFrame[],
  { after = 0, meta = META, end = 'done' }: { after?: number; meta?: StreamMeta; end?: 'done' | 'cut' } = {},
): string {
  const events = [`event: meta\ndata: ${JSON.stringify(meta)}`]
  for (const { seq, frame } of frames)
    if (seq > after) events.push(`id: ${seq}\ndata: ${JSON.stringify(frame)}`)
  if (end === 'done') events.push('event: done\ndata: {}')
  return `${events.join('\n\n')}\n\n`
}

/** An answer whose body arrives in these pieces. */
export function sseResponse(...chunks: (string | Uint8Array)[]): Response {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? bytes.encode(chunk) : chunk)
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

/** An answer whose events are pushed by the test. */
export function liveResponse(): { response: Response; push(text: string): void; close(): void } {
  const bytes = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    push: (text) => controller?.enqueue(bytes.encode(text)),
    close: () => controller?.close(),
  }
}
