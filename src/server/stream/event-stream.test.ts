import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, NumberedFrame } from '../../core/index.ts'
import { createMemorySink } from '../sink/memory-sink.ts'
import { readSse } from '../test-kit/sse-client.ts'
import { createClosing } from './closing.ts'
import { createEventStream, type EventStreamOptions } from './event-stream.ts'
import { createFrameEncoder } from './frame-encoder.ts'

const meta = { runId: 'r', threadId: 't', messageId: 'm' }
const numbered = (...frames: Frame[]): NumberedFrame[] =>
  frames.map((frame, index) => ({ seq: index + 1, frame }))

const open = (read: EventStreamOptions['read'], options: Partial<EventStreamOptions> = {}) =>
  createEventStream({
    meta,
    read,
    encoder: createFrameEncoder(),
    heartbeatMs: 10_000,
    closing: createClosing(),
    onError(error) {
      throw error
    },
    ...options,
  })

async function* list(frames: readonly NumberedFrame[]): AsyncIterable<NumberedFrame> {
  yield* frames
}

const readAll = (stream: ReadableStream<Uint8Array>) => readSse(new Response(stream)).rest()

describe('the last event', () => {
  it.each([
    ['of an answer', { kind: 'finish', reason: 'stop' }, 'done', {}],
    ['of a cancelled run', { kind: 'finish', reason: 'cancelled' }, 'done', {}],
    [
      'of a run that failed',
      { kind: 'finish', reason: 'error', error: { code: 'c', message: 'm' } },
      'error',
      { code: 'c', message: 'm' },
    ],
    [
      'of a run that failed without a word',
      { kind: 'finish', reason: 'error' },
      'error',
      { code: 'run_failed', message: 'The run failed.' },
    ],
  ] as const)('%s', async (_, finish, event, data) => {
    const events = await readAll(open(() => list(numbered(finish))))
    expect(events.at(-1)).toEqual({ event, data: JSON.stringify(data) })
  })

  it('is the same for who comes back after it', async () => {
    const frames = numbered({ kind: 'finish', reason: 'error', error: { code: 'c', message: 'm' } })
    const events = await readAll(open(() => list(frames), { encoder: createFrameEncoder({ after: 1 }) }))
    expect(events.map(({ event }) => event)).toEqual(['meta', 'error'])
  })

  it('is missing when the server closes, or the log fails: the client comes back', async () => {
    const closing = createClosing()
    const sink = createMemorySink()
    await sink.open({ ...meta, actorId: 'ada' })
    const connection = readSse(new Response(open((signal) => sink.read('r', 0, signal), { closing })))
    expect((await connection.next())?.event).toBe('meta')
    closing.close()
    expect(await connection.rest()).toEqual([])

    const codes: string[] = []
    async function* broken(): AsyncIterable<NumberedFrame> {
      yield* numbered({ kind: 'text', text: 'a' })
      throw new Error('gone')
    }
    const events = await readAll(open(broken, { onError: (error) => codes.push(error.code) }))
    expect(events.map(({ event, id }) => event ?? id)).toEqual(['meta', '1'])
    expect(codes).toEqual(['stream_failed'])
  })
})

it('many connections at once are no leak, and all end when the server closes', async () => {
  const warnings: Error[] = []
  const warn = (warning: Error): void => void warnings.push(warning)
  process.on('warning', warn)
  const closing = createClosing()
  const sink = createMemorySink()
  await sink.open({ ...meta, actorId: 'ada' })
  const connect = () => readSse(new Response(open((signal) => sink.read('r', 0, signal), { closing })))
  const connections = Array.from({ length: 12 }, connect)
  closing.close()
  for (const connection of [...connections, connect()]) {
    expect((await connection.rest()).map(({ event }) => event)).toEqual(['meta'])
  }
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', warn)
  expect(warnings).toEqual([])
})

describe('the heartbeat', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('beats while the run is silent, and ends with the connection', async () => {
    const sink = createMemorySink()
    await sink.open({ ...meta, actorId: 'ada' })
    const connection = readSse(new Response(open((signal) => sink.read('r', 0, signal))), { comments: true })
    expect((await connection.next())?.event).toBe('meta')
    for (let beat = 0; beat < 3; beat++) {
      const next = connection.next()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await next).toEqual({ comment: '' })
    }
    await connection.drop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not pile up for a client that does not read', async () => {
    const sink = createMemorySink()
    await sink.open({ ...meta, actorId: 'ada' })
    const stream = open((signal) => sink.read('r', 0, signal))
    await vi.advanceTimersByTimeAsync(100_000)
    await sink.append('r', { kind: 'text', text: 'a' })
    await sink.end('r')
    const connection = readSse(new Response(stream), { comments: true })
    const events = await connection.rest()
    expect(events.filter(({ comment }) => comment !== undefined).length).toBeLessThan(2)
    expect(events.map(({ event, id }) => event ?? id)).toEqual(['meta', '1', 'done'])
  })
})

describe('a slow client', () => {
  it('pulls: what it does not read is not taken from the log', async () => {
    let taken = 0
    async function* endless(): AsyncIterable<NumberedFrame> {
      for (;;) yield { seq: ++taken, frame: { kind: 'text', text: 'x' } }
    }
    const reader = open(endless).getReader()
    for (let reads = 1; reads <= 5; reads++) {
      await reader.read()
      await new Promise((resolve) => setImmediate(resolve))
      expect(taken).toBeLessThanOrEqual(reads + 1)
    }
    await reader.cancel()
  })

  it('that leaves ends the reading of the log', async () => {
    let left = false
    const reader = open((signal) => {
      signal.addEventListener('abort', () => {
        left = true
      })
      return list([])
    }).getReader()
    await reader.cancel()
    expect(left).toBe(true)
  })
})
