import type { ThreadDetail, ThreadSummary } from '../../core/index.ts'
import { readSse, type SseConnection } from './sse-client.ts'

interface Fetches {
  fetch(request: Request): Promise<Response>
}

export interface HttpClient {
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  chat(body: unknown): Promise<SseConnection>
  follow(runId: string, query?: string, headers?: Record<string, string>): Promise<SseConnection>
  thread(threadId: string, query?: string): Promise<ThreadDetail>
  threads(): Promise<ThreadSummary[]>
}

/** Talks to a server through its `fetch`, as one actor: see `byHeader`. */
export function httpClient(server: Fetches, actor = 'ada'): HttpClient {
  const request: HttpClient['request'] = (method, path, body, headers = {}) =>
    server.fetch(
      new Request(`http://localhost/agent${path}`, {
        method,
        headers: {
          'x-actor': actor,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  return {
    request,
    chat: async (body) => readSse(await request('POST', '/chat', body)),
    follow: async (runId, query = '', headers = {}) =>
      readSse(await request('GET', `/chat/${runId}/stream${query}`, undefined, headers)),
    // The routes' own answers; tests that look at refusals use `request`.
    thread: async (threadId, query = '') =>
      (await (await request('GET', `/threads/${threadId}${query}`)).json()) as ThreadDetail,
    threads: async () => {
      const { threads } = (await (await request('GET', '/threads')).json()) as { threads: ThreadSummary[] }
      return threads
    },
  }
}

/** For `authorize`: the actor that a test names in a header. */
export function byHeader(request: Request): { id: string } | null {
  const id = request.headers.get('x-actor')
  return id === null ? null : { id }
}
