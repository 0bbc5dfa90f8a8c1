import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle, stop, text, threads } from '../test-kit/conversation.fixtures.ts'
import { fakeServer, liveResponse, numbered, sseResponse, sseText } from '../test-kit/fake-server.ts'
import { createAgentChatClient } from './create-agent-chat-client.ts'

const _answer = numbered(text('Hello '), text('there'), stop)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a connection that breaks', () => {
  const frames = numbered(...'The quick brown fox jumps'.split(/(?<= )/).map(text), stop)

  it('goes on behind the last frame with no gap and no double', async () => {
    const server = fakeServer({
      ...threads,
      'POST /chat': () => sseResponse(sseText(frames.slice(0, 2), { end: 'cut' })),
      'GET /chat/r1/stream': ({ query }) => {
        const after = Number(query.get('after'))
        // Two more frames each time, the last one seen repeated, then the rest.
        const end = after >= 4 ? 'done' : 'cut'
        const upTo = end === 'done' ? frames.length : after + 2
        return sseResponse(sseText(frames.slice(0, upTo), { after: after - 1, end }))
      },
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    const seen: string[] = []
    client.subscribe(() => seen.push(client.getSnapshot().status))
    await settle(client.send({ message: 'Hi' }))
    await settle(client.whenIdle())
    expect(client.getSnapshot().messages[1]?.parts).toEqual([
      { type: 'text', text: 'The quick brown fox jumps' },
    ])
    expect(server.asked('GET /chat/r1/stream').map(({ query }) => query.get('after'))).toEqual(['2', '4'])
    expect(server.asked('GET /chat/r1/stream')[0]?.query.get('deltas')).toBe('1')
    expect(seen).toContain('reconnecting')
  })

  it('is lost after six tries without progress, and retry picks it up', async () => {
    let down = true
    const server = fakeServer({
      ...threads,
      'POST /chat': () => sseResponse(sseText(frames.slice(0, 2), { end: 'cut' })),
      'GET /chat/r1/stream': ({ query }) => {
        if (down) throw new TypeError('offline')
        return sseResponse(sseText(frames, { after: Number(query.get('after')) }))
      },
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.send({ message: 'Hi' }))
    await settle(client.whenIdle())
    expect(client.getSnapshot()).toMatchObject({ status: 'error', runId: 'r1' })
    down = false
    await settle(client.retry())
    await settle(client.whenIdle())
    expect(client.getSnapshot()).toMatchObject({
      status: 'idle',
      messages: [{ role: 'user' }, { parts: [{ text: 'The quick brown fox jumps' }] }],
    })
  })

  it('counts silence as a break', async () => {
    const quiet = liveResponse()
    const server = fakeServer({
      ...threads,
      'POST /chat': () => quiet.response,
      'GET /chat/r1/stream': ({ query }) =>
        sseResponse(sseText(frames, { after: Number(query.get('after')) })),
    })
    const client = createAgentChatClient({ fetch: server.fetch, staleAfter: 5_000 })
    const sent = client.send({ message: 'Hi' })
    quiet.push(sseText(frames.slice(0, 1), { end: 'cut' }))
    await settle(sent)
    await settle(client.whenIdle())
    expect(client.getSnapshot().messages[1]?.parts).toEqual([
      { type: 'text', text: 'The quick brown fox jumps' },
    ])
  })

  it('is told where nothing of the answer was stored, and retry asks the same message again', async () => {
    const asked = { id: 'u1', role: 'user', createdAt: 1, parts: [{ type: 'text', text: 'Hi' }] }
    let restarted = false
    const server = fakeServer({
      ...threads,
      'POST /chat': () =>
        restarted ? sseResponse(sseText(frames)) : sseResponse(sseText(frames.slice(0, 2), { end: 'cut' })),
      'GET /threads/t1': () =>
        Response.json({ id: 't1', title: 'T', createdAt: 1, updatedAt: 1, messages: [asked] }),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.send({ message: 'Hi', messageId: 'u1' }))
    await settle(client.whenIdle())
    expect(client.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'answer_lost' } })
    expect(client.getSnapshot().messages.map(({ id }) => id)).toEqual(['u1'])
    restarted = true
    await settle(client.retry())
    await settle(client.whenIdle())
    expect(client.getSnapshot().status).toBe('idle')
    expect(client.getSnapshot().messages.map(({ id }) => id)).toEqual(['u1', 'm1'])
    expect(server.asked('POST /chat').map(({ body }) => body)).toMatchObject([
      { messageId: 'u1' },
      { messageId: 'u1' },
    ])
  })

  it('shows what is stored where the log is gone', async () => {
    const stored = {
      id: 'm1',
      role: 'assistant',
      runId: 'r1',
      createdAt: 1,
      parts: [{ type: 'text', text: 'All of it' }],
      finish: { reason: 'stop' },
    }
    const server = fakeServer({
      ...threads,
      'POST /chat': () => sseResponse(sseText(frames.slice(0, 2), { end: 'cut' })),
      'GET /chat/r1/stream': () =>
        Response.json({ error: { code: 'run_not_found', message: '' } }, { status: 404 }),
      'GET /threads/t1': () =>
        Response.json({ id: 't1', title: 'T', createdAt: 1, updatedAt: 1, messages: [stored] }),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.send({ message: 'Hi' }))
    await settle(client.whenIdle())
    expect(client.getSnapshot()).toMatchObject({
      status: 'idle',
      messages: [{ parts: [{ text: 'All of it' }] }],
    })
  })
})
