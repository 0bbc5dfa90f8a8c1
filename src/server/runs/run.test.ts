import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServer } from '../create-server.ts'
import { createMemorySink } from '../sink/memory-sink.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { cancelled, fakeAgent, says } from '../test-kit/fake-agent.ts'
import { httpClient } from '../test-kit/http-client.ts'
import { fold, toFrames } from '../test-kit/sse-client.ts'

afterEach(() => void vi.useRealTimers())

describe('a run ends', () => {
  it('after a while when its agent does not heed the cancelling', async () => {
    vi.useFakeTimers()
    const agent = fakeAgent(({ emit }) => {
      emit({ kind: 'text', text: 'So far' })
      return new Promise(() => {})
    })
    const client = httpClient(createServer({ agent }))
    const connection = await client.chat({ message: 'Hi' })
    await connection.until('text')
    await client.request('POST', `/chat/${connection.response.headers.get('x-vitrail-run-id')}/cancel`)
    await vi.advanceTimersByTimeAsync(5_000)
    const events = await connection.rest()
    expect(toFrames(events).at(-1)?.frame).toEqual({ kind: 'finish', reason: 'cancelled' })
    expect(agent.requests[0]?.signal.aborted).toBe(true)
    expect(events.at(-1)?.event).toBe('done')
  })

  it('with its finish: what the agent says later is not heard', async () => {
    const agent = fakeAgent((request) => {
      request.emit({ kind: 'finish', reason: 'terminal' })
      request.emit({ kind: 'text', text: 'and another thing' })
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const frames = toFrames(await (await client.chat({ message: 'Hi' })).rest())
    expect(frames.map(({ frame }) => frame)).toEqual([{ kind: 'finish', reason: 'terminal' }])
  })

  it('with an error when its log is full, and its agent is told to stop', async () => {
    const errors: string[] = []
    const agent = fakeAgent(async (request) => {
      for (let count = 0; count < 10; count++) request.emit({ kind: 'text', text: 'x'.repeat(100) })
      await cancelled(request)
      return undefined
    })
    const sink = createMemorySink({ maxRunSize: 500 })
    const client = httpClient(createServer({ agent, sink, onError: (error) => errors.push(error.code) }))
    const events = await (await client.chat({ message: 'Hi' })).rest()
    expect(events.at(-1)).toMatchObject({ event: 'error', data: expect.stringContaining('sink_full') })
    expect(errors).toEqual(['sink_full'])
  })
})

describe('a store that fails', () => {
  const broken = () => {
    const fail = () => Promise.reject(new Error('disk full'))
    return { ...createMemoryStore(), createThread: fail, putMessage: fail }
  }

  it('leaves the answer streaming, says so once, and the thread readable', async () => {
    const errors: string[] = []
    const server = createServer({
      agent: fakeAgent(says({ kind: 'text', text: 'Hello' })),
      store: broken(),
      onError: (error) => errors.push(error.message),
    })
    const client = httpClient(server)
    const connection = await client.chat({ message: 'Hi' })
    const events = await connection.rest()
    const { parts } = fold(toFrames(events))
    expect(parts).toMatchObject([
      { type: 'text', text: 'Hello' },
      { type: 'warning', code: 'unsaved' },
    ])
    expect(events.at(-1)?.event).toBe('done')
    expect(errors).toContain('disk full')
    const { messages } = await client.thread(connection.response.headers.get('x-vitrail-thread-id') ?? '')
    expect(messages).toMatchObject([
      { role: 'user', unsaved: true },
      { role: 'assistant', unsaved: true, parts: [{ type: 'text', text: 'Hello' }] },
    ])
    await server.close()
  })

  it('whose reads fail is a 500 for a thread that is not in memory, and no more than that', async () => {
    const fail = () => Promise.reject(new Error('disk full'))
    const store = { ...createMemoryStore(), getThread: fail, listUnfinished: fail, findMessage: fail }
    const errors: string[] = []
    const server = createServer({
      agent: fakeAgent(says()),
      store,
      onError: ({ message }) => errors.push(message),
    })
    const client = httpClient(server)
    const response = await client.request('POST', '/chat', { message: 'Hi', threadId: 't' })
    expect([response.status, (await response.json()).error.code]).toEqual([500, 'internal'])
    expect((await client.chat({ message: 'Hi', messageId: 'm' })).response.status).toBe(200)
    expect(errors).toEqual(['disk full', 'disk full', 'disk full'])
  })
})

it('a store that hangs keeps neither the stream nor the server open', async () => {
  vi.useFakeTimers()
  const hang = () => new Promise<never>(() => {})
  const server = createServer({
    agent: fakeAgent(says({ kind: 'text', text: 'Hello' })),
    store: { ...createMemoryStore(), putMessage: hang },
  })
  const reading = (await httpClient(server).chat({ message: 'Hi' })).rest()
  await vi.advanceTimersByTimeAsync(3_000)
  const events = await reading
  expect(fold(toFrames(events)).parts).toMatchObject([{ type: 'text' }, { type: 'warning', code: 'unsaved' }])
  expect(events.at(-1)?.event).toBe('done')
  const closing = server.close()
  await vi.advanceTimersByTimeAsync(12_000)
  await closing
})
