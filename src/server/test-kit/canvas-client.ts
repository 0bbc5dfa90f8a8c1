import {
  type CanvasAnswer,
  type CanvasDetail,
  type CanvasEdit,
  type CanvasFrame,
  type CanvasState,
  EMPTY_CANVAS_STATE,
  foldCanvas,
  readCanvasFrame,
} from '../../core/index.ts'
import type { HttpClient } from './http-client.ts'
import { readSse, type SseConnection, type SseEvent } from './sse-client.ts'

/** A tab that follows a canvas: what it has folded so far. */
interface CanvasTab {
  readonly state: CanvasState
  readonly frames: readonly CanvasFrame[]
  /** Reads on until the state is as asked. */
  until(isSo: (state: CanvasState) => boolean): Promise<CanvasState>
  /** Events to the end of the connection. */
  rest(): Promise<SseEvent[]>
  drop(): Promise<void>
}

interface CanvasClient {
  detail(): Promise<CanvasDetail>
  ask(operationId: string, edit: CanvasEdit): Promise<CanvasAnswer>
  /** Follows from a state on, or from nothing. */
  tab(from?: CanvasState, query?: string): Promise<CanvasTab>
}

export function canvasClient({ request }: HttpClient, threadId: string): CanvasClient {
  const path = `/threads/${threadId}/canvas`
  return {
    // The routes' own answers; tests that look at refusals use `request`.
    detail: async () => (await (await request('GET', path)).json()) as CanvasDetail,
    ask: async (operationId, edit) =>
      (await (await request('POST', `${path}/ops`, { operationId, ...edit })).json()) as CanvasAnswer,
    async tab(from = EMPTY_CANVAS_STATE, query = '') {
      const connection = readSse(await request('GET', `${path}/stream?after=${from.seq}${query}`))
      return followTab(connection, from)
    },
  }
}

function followTab(connection: SseConnection, from: CanvasState): CanvasTab {
  let state = from
  const frames: CanvasFrame[] = []
  const take = ({ id, data }: SseEvent): void => {
    const frame = id === undefined || data === undefined ? undefined : readCanvasFrame(JSON.parse(data))
    if (frame === undefined) return
    frames.push(frame)
    // A snapshot may begin a new log with lower numbers.
    state = foldCanvas(frame.kind === 'canvas-snapshot' ? EMPTY_CANVAS_STATE : state, Number(id), frame)
  }
  return {
    get state() {
      return state
    },
    frames,
    async until(isSo) {
      while (!isSo(state)) {
        const event = await connection.next()
        if (event === undefined) throw new Error('the stream ended before the canvas was as expected')
        take(event)
      }
      return state
    },
    async rest() {
      const events = await connection.rest()
      events.forEach(take)
      return events
    },
    drop: connection.drop,
  }
}
