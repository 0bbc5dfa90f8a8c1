import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, settle, stop, text, threads } from '../test-kit/conversation.fixtures.ts'
import { fakeServer, liveResponse, META, numbered, sseResponse, sseText } from '../test-kit/fake-server.ts'
import { createAgentChatClient } from './create-agent-chat-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sending', () => {
  it('posts the message, folds the answer and ends idle', async () => {
    const server = fakeServer({ ...threads, 'POST /chat': () => sseResponse(sseText(answer)) })
    const client = createAgentChatClient({
      fetch: server.fetch,
      uiCapabilities: { components: [{ name: 'Card', version: 1 }] },
      headers: async () => ({ authorization: 'Bearer x' }),
    })
    const result = await settle(client.send({ message: 'Hi' }))
    expect(result).toEqual({ ok: true, value: META })

    const state = await settle(client.whenIdle())
    expect(client.getSnapshot()).toBe(state)
    expect(state).toMatchObject({
      status: 'idle',
      threadId: 't1',
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Hi' }] },
        {
          id: 'm1',
          role: 'assistant',
          runId: 'r1',
          parts: [{ type: 'text', text: 'Hello there' }],
          finish: { reason: 'stop' },
        },
      ],
    })
    expect(state.messages[0]).not.toHaveProperty('delivery')
    const [request] = server.asked('POST /chat')
    expect(request?.headers.get('authorization')).toBe('Bearer x')
    expect(request?.body).toEqual({
      message: 'Hi',
      messageId: state.messages[0]?.id,
      uiCapabilities: { components: [{ name: 'Card', version: 1 }] },
      stream: { deltas: true, rawArguments: false },
    })
  })

  it('is one sending however often the same is sent at once, and refuses another meanwhile', async () => {
    const server = fakeServer({ ...threads, 'POST /chat': () => sseResponse(sseText(answer)) })
    const client = createAgentChatClient({ fetch: server.fetch })
    const sendings = [client.send({ message: 'Hi' }), client.send({ message: 'Hi' })]
    const other = await client.send({ message: 'Ho' })
    expect(other).toMatchObject({ ok: false, error: { code: 'busy' } })
    await settle(Promise.all(sendings))
    expect(server.asked('POST /chat')).toHaveLength(1)
    expect(client.getSnapshot().messages).toHaveLength(2)
  })

  it('sends the same message id again when no answer came', async () => {
    let tries = 0
    const server = fakeServer({
      ...threads,
      'POST /chat': () => {
        tries += 1
        if (tries === 1) throw new TypeError('network down')
        if (tries === 2) return new Response('<h1>Bad gateway</h1>', { status: 502 })
        if (tries === 3) return sseResponse('')
        return sseResponse(sseText(answer))
      },
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    expect(await settle(client.send({ message: 'Hi' }))).toMatchObject({ ok: true })
    await settle(client.whenIdle())
    const ids = server.asked('POST /chat').map(({ body }) => (body as { messageId: string }).messageId)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(1)
    expect(client.getSnapshot().messages).toHaveLength(2)
  })

  it('marks a refused message, and retry sends it under its old id', async () => {
    let refuse = true
    const server = fakeServer({
      ...threads,
      'POST /chat': () =>
        refuse
          ? Response.json({ error: { code: 'quota', message: 'Too much today.' } }, { status: 403 })
          : sseResponse(sseText(answer)),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    const result = await settle(client.send({ message: 'Hi' }))
    expect(result).toEqual({ ok: false, error: { code: 'quota', message: 'Too much today.', status: 403 } })
    expect(client.getSnapshot()).toMatchObject({ status: 'error', messages: [{ delivery: 'failed' }] })
    const [unsent] = client.getSnapshot().messages

    refuse = false
    await settle(client.retry())
    await settle(client.whenIdle())
    expect(client.getSnapshot().messages.map(({ id }) => id)).toEqual([unsent?.id, 'm1'])
    expect(client.getSnapshot().status).toBe('idle')
  })

  it('gives up after six tries and says so', async () => {
    const server = fakeServer({
      'POST /chat': () => {
        throw new TypeError('network down')
      },
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    expect(await settle(client.send({ message: 'Hi' }))).toMatchObject({ error: { code: 'unreachable' } })
    expect(server.asked('POST /chat')).toHaveLength(7)
  })

  it('asks a failed answer again as a new message', async () => {
    const failed = numbered({
      kind: 'finish',
      reason: 'error',
      error: { code: 'model', message: 'Overloaded' },
    })
    let answers = [failed, answer]
    const server = fakeServer({
      ...threads,
      'POST /chat': () => {
        const [next = answer, ...rest] = answers
        answers = rest
        return sseResponse(
          sseText(next, { meta: { ...META, runId: `r${rest.length}`, messageId: `m${rest.length}` } }),
        )
      },
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.send({ message: 'Hi' }))
    await settle(client.whenIdle())
    expect(client.getSnapshot()).toMatchObject({
      status: 'idle',
      messages: [{}, { finish: { reason: 'error', error: { code: 'model' } } }],
    })
    await settle(client.retry())
    await settle(client.whenIdle())
    expect(client.getSnapshot().messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ])
  })

  it('carries client issues once, and again only if they did not arrive', async () => {
    let fail = true
    const server = fakeServer({
      ...threads,
      'POST /chat': () => (fail ? new Response('', { status: 400 }) : sseResponse(sseText(answer))),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    const issue = { viewId: 'v', nodeId: 'root', code: 'render_failed', message: 'x'.repeat(2_000) }
    client.reportIssue(issue)
    client.reportIssue(issue)
    await settle(client.send({ message: 'a' }))
    fail = false
    await settle(client.send({ message: 'b' }))
    await settle(client.whenIdle())
    await settle(client.send({ message: 'c' }))
    const sent = server
      .asked('POST /chat')
      .map(({ body }) => (body as { clientIssues?: unknown[] }).clientIssues)
    expect(sent.map((issues) => issues?.length)).toEqual([1, 1, undefined])
    expect(sent[0]).toEqual([{ ...issue, message: 'x'.repeat(1_000) }])
  })
})

describe('actions', () => {
  const action = {
    viewId: 'v',
    nodeId: 'root',
    name: 'refund',
    payload: {},
    message: 'Refund it',
    pressId: 'p1',
  }

  it('becomes the next message once it is taken', async () => {
    const live = liveResponse()
    const server = fakeServer({ ...threads, 'POST /chat': () => live.response })
    const client = createAgentChatClient({ fetch: server.fetch })
    const sent = client.send({ action })
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getSnapshot()).toMatchObject({ status: 'sending', messages: [] })
    live.push(sseText(answer))
    live.close()
    await settle(sent)
    await settle(client.whenIdle())
    expect(client.getSnapshot().messages).toMatchObject([
      { id: 'p1', role: 'user', action, parts: [{ text: 'Refund it' }] },
      { role: 'assistant' },
    ])
    expect(server.asked('POST /chat')[0]?.body).toMatchObject({ action, messageId: 'p1' })
  })

  it('shows no secret that it sends', async () => {
    const server = fakeServer({ ...threads, 'POST /chat': () => sseResponse(sseText(answer)) })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.send({ action: { ...action, secrets: { pin: 'hunter2' } } }))
    await settle(client.whenIdle())
    expect(server.asked('POST /chat')[0]?.body).toMatchObject({ action: { secrets: { pin: 'hunter2' } } })
    expect(client.getSnapshot().messages).toHaveLength(2)
    expect(JSON.stringify(client.getSnapshot())).not.toContain('hunter2')
  })

  it('may change the message it was raised in, and then says nothing', async () => {
    const before = { type: 'ui', id: 'v', component: 'Order', props: { status: 'paid' } }
    const after = { kind: 'ui', id: 'v', component: 'Order', props: { status: 'refunded' } } as const
    const message = {
      id: 'm1',
      role: 'assistant',
      runId: 'r1',
      createdAt: 1,
      parts: [before, { type: 'text', text: 'There.' }],
      finish: { reason: 'stop' },
    }
    const server = fakeServer({
      ...threads,
      'GET /threads/t1': () =>
        Response.json({ id: 't1', title: '', createdAt: 1, updatedAt: 1, messages: [message] }),
      'POST /chat': () => sseResponse(sseText(numbered(after, text('There.'), stop))),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    await settle(client.open('t1'))
    expect(await settle(client.send({ action }))).toMatchObject({ ok: true })
    await settle(client.whenIdle())
    expect(client.getSnapshot()).toMatchObject({
      status: 'idle',
      messages: [{ id: 'm1', parts: [{ props: { status: 'refunded' } }, { text: 'There.' }] }],
    })
    expect(client.getSnapshot().messages).toHaveLength(1)
  })

  it('leaves the conversation as it was when it is refused', async () => {
    const server = fakeServer({
      ...threads,
      'POST /chat': () =>
        Response.json({ error: { code: 'action_refused', message: 'Too late.' } }, { status: 400 }),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    expect(await settle(client.send({ action }))).toMatchObject({ error: { message: 'Too late.' } })
    expect(client.getSnapshot()).toMatchObject({ status: 'idle', messages: [] })
  })
})

describe('stopping and approving', () => {
  it('stops a run, also one that is not known yet', async () => {
    const live = liveResponse()
    const server = fakeServer({
      ...threads,
      'POST /chat': () => live.response,
      'POST /chat/r1/cancel': () => new Response(null, { status: 204 }),
    })
    const client = createAgentChatClient({ fetch: server.fetch })
    const sent = client.send({ message: 'Hi' })
    await client.cancel()
    expect(server.asked('POST /chat/r1/cancel')).toHaveLength(0)
    live.push(sseText(numbered({ kind: 'finish', reason: 'cancelled' })))
    await settle(sent)
    await settle(client.whenIdle())
    expect(server.asked('POST /chat/r1/cancel')).toHaveLength(1)
    expect(client.getSnapshot().messages[1]?.finish).toEqual({ reason: 'cancelled' })
  })

  it('answers an approval', async () => {
    const server = fakeServer({ 'POST /approvals/a1': () => Response.json({ state: 'approved' }) })
    const client = createAgentChatClient({ fetch: server.fetch })
    expect(await client.approve('a1', true)).toEqual({ ok: true, value: undefined })
    expect(server.asked('POST /approvals/a1')[0]?.body).toEqual({ approve: true })
  })
})

describe('what subscribers hear', () => {
  it('is at most one notice per frame, and always the last', async () => {
    const live = liveResponse()
    const server = fakeServer({ ...threads, 'POST /chat': () => live.response })
    const client = createAgentChatClient({ fetch: server.fetch })
    const sent = client.send({ message: 'Hi' })
    live.push(sseText([], { end: 'cut' }))
    await vi.advanceTimersByTimeAsync(0)
    await sent
    const heard = vi.fn()
    client.subscribe(heard)
    const words = Array.from({ length: 500 }, (_, index) => text(`${index} `))
    const body = sseText(numbered(...words), { end: 'cut' })
    live.push(body)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard.mock.calls.length).toBeLessThanOrEqual(2)
    expect(client.getSnapshot().messages[1]?.parts).toEqual([
      { type: 'text', text: words.map((_, i) => `${i} `).join('') },
    ])
    client.reset()
  })
})
