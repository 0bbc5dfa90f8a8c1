import {
  type CanvasAnswer,
  type CanvasEdit,
  type CanvasState,
  EMPTY_CANVAS_STATE,
  foldCanvas,
  isPlainObject,
  readCanvasFrame,
  type UiCapabilities,
} from '../../core/index.ts'
import { type Result, readIssues } from '../http/chat-error.ts'
import type { Http } from '../http/create-http.ts'

/** An answer to what was done. */
export type AcceptedEdit = Extract<CanvasAnswer, { ok: true }>

/** The canvas routes of a thread as functions. */
interface CanvasRoutes {
  load(threadId: string, signal: AbortSignal): Promise<Result<CanvasState>>
  stream(threadId: string, after: number, signal: AbortSignal): Promise<Result<Response>>
  ask(threadId: string, operationId: string, edit: CanvasEdit): Promise<Result<AcceptedEdit>>
}

/** How many UTF-16 units may be added to an address: proxies in between often take 8,000 bytes in all. */
const MAX_CAPABILITIES = 6_000

export function createCanvasRoutes(
  http: Http,
  capabilities: () => UiCapabilities | undefined = () => undefined,
): CanvasRoutes {
  const path = (threadId: string): string => `/threads/${encodeURIComponent(threadId)}/canvas`
  return {
    async load(threadId, signal) {
      const result = await http.json(`${path(threadId)}${query({}, capabilities())}`, { signal })
      if (!result.ok) return result
      const state = readState(result.value)
      return state === undefined
        ? { ok: false, error: { code: 'bad_answer', message: 'The server sent no canvas.' } }
        : { ok: true, value: state }
    },
    stream(threadId, after, signal) {
      const asked = query({ after: String(after), deltas: '1' }, capabilities())
      return http.open(`${path(threadId)}/stream${asked}`, { signal, accept: 'text/event-stream' })
    },
    async ask(threadId, operationId, edit) {
      const result = await http.json(`${path(threadId)}/ops`, {
        method: 'POST',
        body: { operationId, ...edit },
      })
      return result.ok ? readAnswer(result.value) : result
    },
  }
}

/**
 * A client that can draw more than fits into an address counts as one that can draw everything: what it cannot draw it shows as text
 * itself.
 */
function query(fields: Readonly<Record<string, string>>, capabilities: UiCapabilities | undefined): string {
  const search = new URLSearchParams(fields)
  if (capabilities !== undefined) {
    const said = new URLSearchParams([['uiCapabilities', JSON.stringify(capabilities)]])
    if (String(said).length <= MAX_CAPABILITIES) for (const [name, value] of said) search.set(name, value)
  }
  return search.size === 0 ? '' : `?${search}`
}

/** Reads `GET /threads/:id/canvas`: the state with the number of the last frame in it. */
function readState(body: unknown): CanvasState | undefined {
  if (!isPlainObject(body)) return undefined
  const { state, seq } = body
  const frame = readCanvasFrame({ kind: 'canvas-snapshot', state })
  if (frame === undefined || typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0)
    return undefined
  // A canvas that was just taken from the store has no frame yet.
  return { ...foldCanvas(EMPTY_CANVAS_STATE, 1, frame), seq }
}

/** A refusal may come as an answer like any other: with its issues. */
function readAnswer(body: unknown): Result<AcceptedEdit> {
  if (!isPlainObject(body) || typeof body.ok !== 'boolean' || typeof body.seq !== 'number')
    return { ok: false, error: { code: 'bad_answer', message: 'The server did not say what became of it.' } }
  // The three fields that tell answers apart were checked; what else an accepted one holds is the server's word.
  if (body.ok) return { ok: true, value: body as unknown as AcceptedEdit }
  const issues = readIssues(body.issues)
  const message = issues.map((issue) => issue.message).join(' ')
  return {
    ok: false,
    error: { code: issues[0]?.code ?? 'refused', message: message || 'The canvas refused that.', issues },
  }
}
