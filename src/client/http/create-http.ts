import { type ChatError, type Result, readChatError, unreachable } from './chat-error.ts'

/** Where the agent's routes are and what goes with each request. */
export interface HttpOptions {
  /** Where the agent's routes are mounted. Default `/agent`. */
  basePath?: string
  fetch?: typeof fetch
  /** Sent with every request; a function is asked each time, as for a token that expires. */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>)
  credentials?: RequestCredentials
}

interface HttpRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  signal?: AbortSignal
  accept?: string
}

/** Requests whose failures are data: nothing here rejects. */
export interface Http {
  /** A response with a good status; the body is the caller's. */
  open(path: string, request?: HttpRequest): Promise<Result<Response>>
  json(path: string, request?: HttpRequest): Promise<Result<unknown>>
}

export function createHttp(options: HttpOptions): Http {
  const { basePath = '/agent', headers, credentials = 'same-origin' } = options
  const send = options.fetch ?? globalThis.fetch

  const open = async (path: string, request: HttpRequest = {}): Promise<Result<Response>> => {
    try {
      const all = new Headers(typeof headers === 'function' ? await headers() : headers)
      all.set('accept', request.accept ?? 'application/json')
      if (request.body !== undefined) all.set('content-type', 'application/json')
      const response = await send(`${basePath.replace(/\/$/, '')}${path}`, {
        method: request.method ?? 'GET',
        headers: all,
        credentials,
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        ...(request.signal && { signal: request.signal }),
      })
      return response.ok ? { ok: true, value: response } : { ok: false, error: await readFailure(response) }
    } catch (thrown) {
      return { ok: false, error: unreachable(thrown) }
    }
  }

  return {
    open,
    async json(path, request) {
      const opened = await open(path, request)
      if (!opened.ok) return opened
      if (opened.value.status === 204) return { ok: true, value: undefined }
      try {
        return { ok: true, value: await opened.value.json() }
      } catch {
        const error = { code: 'bad_answer', message: 'The server answered with something that is not JSON.' }
        return { ok: false, error: { ...error, status: opened.value.status } }
      }
    },
  }
}

async function readFailure(response: Response): Promise<ChatError> {
  try {
    return readChatError(await response.json(), response.status)
  } catch {
    // A proxy's HTML page, or a connection cut in the body: the status is all there is.
    return readChatError(
      { code: 'bad_answer', message: `The server answered ${response.status}.` },
      response.status,
    )
  }
}
