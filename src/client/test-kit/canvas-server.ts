import {
  type CanvasFrame,
  type CanvasRequest,
  createLiveCanvas,
  type LiveCanvas,
  type LiveCanvasOptions,
} from '../../core/index.ts'
import { type FakeRequest, fakeServer } from './fake-server.ts'

export interface CanvasServer {
  fetch: typeof fetch
  live: LiveCanvas
  /** The bodies of what was asked, in order. */
  asked(): CanvasRequest[]
  /** Cuts all streams. */
  cut(): void
  /** What answers instead of the canvas, while there is one. */
  intercept: ((request: FakeRequest) => Response | Promise<Response> | undefined) | undefined
}

/** The canvas routes of the thread `t`, in front of a canvas at work. */
export function canvasServer(options: LiveCanvasOptions): CanvasServer {
  const frames: CanvasFrame[] = []
  const streams = new Map<(text: string) => void, () => void>()
  const text = (seq: number): string => `id: ${seq}\ndata: ${JSON.stringify(frames[seq - 1])}\n\n`
  const live = createLiveCanvas({
    ...options,
    emit(frame) {
      frames.push(frame)
      for (const push of [...streams.keys()]) push(text(frames.length))
    },
  })
  const answers = new Map<string, Promise<unknown>>()

  const perform = async (body: CanvasRequest): Promise<unknown> => {
    const by = { by: 'user', operationId: body.operationId } as const
    if ('operation' in body) return live.operate(body.operation, by)
    if ('undo' in body) return live.undo(by)
    if ('redo' in body) return live.redo(by)
    if ('values' in body) return live.setValues(body.values.id, body.values, by)
    return live.retry(body.retry)
  }
  const stream = ({ query, signal }: FakeRequest): Response => {
    const bytes = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const push = (more: string): void => controller.enqueue(bytes.encode(more))
        const close = (): void => {
          streams.delete(push)
          controller.close()
        }
        push('event: meta\ndata: {"threadId":"t"}\n\n')
        for (let seq = Number(query.get('after')) + 1; seq <= frames.length; seq += 1) push(text(seq))
        streams.set(push, close)
        signal?.addEventListener('abort', () => streams.delete(push))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

  const { fetch, asked } = fakeServer({
    'GET /threads/t/canvas': (request) =>
      server.intercept?.(request) ?? Response.json({ state: live.state(), seq: frames.length }),
    'GET /threads/t/canvas/stream': (request) => server.intercept?.(request) ?? stream(request),
    async 'POST /threads/t/canvas/ops'(request) {
      const intercepted = await server.intercept?.(request)
      if (intercepted !== undefined) return intercepted
      // What this server is sent in tests is what the client writes.
      const body = request.body as CanvasRequest
      const answer = answers.get(body.operationId) ?? perform(body)
      answers.set(body.operationId, answer)
      return Response.json({ ...Object(await answer), seq: frames.length })
    },
  })
  const server: CanvasServer = {
    fetch,
    live,
    asked: () => asked('POST /threads/t/canvas/ops').map(({ body }) => body as CanvasRequest),
    cut() {
      for (const close of [...streams.values()]) close()
    },
    intercept: undefined,
  }
  return server
}
