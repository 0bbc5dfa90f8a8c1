import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, settle, threads } from '../test-kit/conversation.fixtures.ts'
import { fakeServer, liveResponse, sseResponse, sseText } from '../test-kit/fake-server.ts'
import { createAgentChatClient } from './create-agent-chat-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a conversation that is opened', () => {
  const stored = (activeRunId?: string) => ({
    id: 't1',
    title: 'Foxes',
    createdAt: 1,
    updatedAt: 2,
    activeRunId,
    messages: [
      { id: 'u1', role: 'user', createdAt: 1, parts: [{ type: 'text', text: 'Hi' }] },
      ...(activeRunId
        ? [{ id: 'm1', role: 'assistant', runId: 'r1', createdAt: 1, parts: [{ type: 'text', text: 'Hel' }] }]
        : []),
    ],
  })

  it('finds its run and follows it from the start, once for many callers', async () => {
    const live = liveResponse()
    const server = fakeServer({
      ...threads,
      'GET /threads/t1': () => Response.json(stored('r1')),
      'GET /chat/r1/stream': () => live.response,
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    const opened = Promise.all(Array.from({ length: 20 }, () => client.open('t1')))
    await vi.advanceTimersByTimeAsync(10)
    expect(client.getSnapshot()).toMatchObject({ status: 'streaming', title: 'Foxes' })
    expect(client.getSnapshot().messages[1]?.parts).toEqual([{ type: 'text', text: 'Hel' }])
    live.push(sseText(answer))
    live.close()
    await settle(opened)
    await settle(client.whenIdle())
    await client.open('t1')
    expect(client.getSnapshot().messages).toHaveLength(2)
    expect(client.getSnapshot().messages[1]?.parts).toEqual([{ type: 'text', text: 'Hello there' }])
    expect(server.asked('GET /threads/t1')).toHaveLength(1)
    expect(server.asked('GET /chat/r1/stream').map(({ query }) => query.get('after'))).toEqual(['0'])
  })

  it('can be left while it loads; what comes later changes nothing', async () => {
    const server = fakeServer({
      ...threads,
      'GET /threads/*': ({ path }) => Response.json({ ...stored(), id: path.slice(9) }),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    const first = client.open('t1')
    const second = client.open('t2')
    expect(await settle(first)).toMatchObject({ ok: false, error: { code: 'aborted' } })
    await settle(second)
    expect(client.getSnapshot()).toMatchObject({ status: 'idle', threadId: 't2' })
    client.reset()
    expect(client.getSnapshot()).toEqual({ status: 'idle', messages: [] })
  })

  it('says why it could not be loaded, and retry loads it', async () => {
    let found = false
    const server = fakeServer({
      ...threads,
      'GET /threads/t1': () => (found ? Response.json(stored()) : new Response('', { status: 500 })),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.open('t1'))
    expect(client.getSnapshot()).toMatchObject({ status: 'error', threadId: 't1', error: { status: 500 } })
    found = true
    await settle(client.retry())
    expect(client.getSnapshot()).toMatchObject({ status: 'idle', title: 'Foxes' })
  })

  it('follows the run that works on the thread when a message is refused for it', async () => {
    let active: string | undefined = 'r1'
    const server = fakeServer({
      ...threads,
      'GET /threads/t1': () => Response.json(stored(active)),
      'GET /chat/r1/stream': () => sseResponse(sseText(answer)),
      'POST /chat': () =>
        Response.json({ error: { code: 'run_active', message: 'Busy.', runId: 'r1' } }, { status: 409 }),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    active = undefined
    await settle(client.open('t1'))
    active = 'r1'
    await settle(client.send({ message: 'More' }))
    expect(client.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'run_active' } })
    await settle(client.retry())
    await settle(client.whenIdle())
    expect(client.getSnapshot().messages.map(({ id, delivery }) => delivery ?? id)).toEqual([
      'u1',
      'm1',
      'failed',
    ])
  })
})
