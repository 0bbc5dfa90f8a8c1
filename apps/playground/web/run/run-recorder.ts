import { createParser } from 'eventsource-parser'
import { readFrame } from 'vitrail'
import { z } from 'zod'
import { addFrame, type RunRecord, startRecord } from './run-record.ts'

/** Records what the runs of this page sent, by wrapping `fetch`. */
export interface RunRecorder {
  /** Use instead of the global `fetch`. */
  fetch: typeof fetch
  subscribe(listener: () => void): () => void
  /** Oldest first. */
  getSnapshot(): readonly RunRecord[]
}

const MAX_RUNS = 12

const StreamMetaShape = z.object({ runId: z.string(), threadId: z.string(), messageId: z.string() })

const Asked = z.object({
  message: z.string().optional(),
  action: z.object({ message: z.string().optional(), name: z.string() }).optional(),
})

export function createRunRecorder(platformFetch: typeof fetch): RunRecorder {
  const listeners = new Set<() => void>()
  let runs: readonly RunRecord[] = []
  let isAnnounced = false

  const put = (record: RunRecord): void => {
    const others = runs.filter(({ runId }) => runId !== record.runId)
    const isKnown = others.length < runs.length
    runs = isKnown
      ? runs.map((run) => (run.runId === record.runId ? record : run))
      : [...runs, record].slice(-MAX_RUNS)
    // Many frames arrive in one tick; listeners are notified once.
    if (isAnnounced) return
    isAnnounced = true
    setTimeout(() => {
      isAnnounced = false
      for (const listener of listeners) listener()
    }, 50)
  }
  const change = (runId: string, next: (record: RunRecord) => RunRecord): void => {
    const record = runs.find((run) => run.runId === runId)
    if (record !== undefined) put(next(record))
  }

  const record = async (body: ReadableStream<Uint8Array>, question: string, startedAt: number) => {
    let runId: string | undefined
    let unclaimed = 0
    const parser = createParser({
      onEvent({ event, id, data }) {
        if (event === 'meta') {
          const meta = StreamMetaShape.parse(JSON.parse(data))
          runId = meta.runId
          const known = runs.find((run) => run.runId === meta.runId) ?? startRecord(meta, question)
          put({ ...known, connections: known.connections + 1, bytes: known.bytes + unclaimed })
          unclaimed = 0
          return
        }
        const frame = readFrame(JSON.parse(data))
        const seq = Number(id)
        if (runId === undefined || frame === undefined || !Number.isSafeInteger(seq)) return
        const size = encoder.encode(data).length
        const at = performance.now() - startedAt
        change(runId, (run) => addFrame(run, { seq, frame, size, at }))
      },
    })
    const decoder = new TextDecoder()
    for await (const bytes of read(body)) {
      const length = bytes.byteLength
      if (runId === undefined) unclaimed += length
      else change(runId, (run) => ({ ...run, bytes: run.bytes + length }))
      parser.feed(decoder.decode(bytes, { stream: true }))
    }
  }

  return {
    async fetch(input, init) {
      const startedAt = performance.now()
      const response = await platformFetch(input, init)
      if (response.body === null || !isEventStream(response)) return response
      const [forClient, forUs] = response.body.tee()
      record(forUs, questionOf(init?.body), startedAt).catch((error: unknown) => {
        // A cut connection ends its record; the client reports it in the chat.
        console.debug('vitrail: the record of a connection ended early', error)
      })
      return new Response(forClient, response)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => runs,
  }
}

const encoder = new TextEncoder()

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') === true
}

function questionOf(body: unknown): string {
  if (typeof body !== 'string') return ''
  const { data: asked } = Asked.safeParse(JSON.parse(body))
  return asked?.message ?? asked?.action?.message ?? asked?.action?.name ?? ''
}
