import { describe, expect, it } from 'vitest'
import type { Frame, NumberedFrame, TreeNode } from '../core/index.ts'
import { createServer } from './create-server.ts'
import { createMemorySink } from './sink/memory-sink.ts'
import { createMemoryStore } from './store/memory-store.ts'
import {
  cancelled,
  createGate,
  type FakeAgent,
  type FakeTurn,
  fakeAgent,
  previewed,
  says,
} from './test-kit/fake-agent.ts'
import { byHeader, httpClient } from './test-kit/http-client.ts'
import { fold, type SseConnection, toFrames } from './test-kit/sse-client.ts'

const card = (text: string): TreeNode => ({ type: 'Card', props: { text } })
const view = (...texts: string[]): TreeNode => ({ type: 'Stack', props: {}, children: texts.map(card) })
const stages = [view('He'), view('Hello'), view('Hello', 'wor'), view('Hello', 'world')]

/** A turn with everything in it that compaction and encoding touch. */
const richTurn: Frame[] = [
  { kind: 'reasoning', text: 'Hmm. ' },
  { kind: 'text', text: 'Look: ' },
  ...previewed(view('Hello', 'world!'), stages),
  { kind: 'text', text: 'Done.' },
  { kind: 'title', title: 'A card' },
]

describe('the stream', () => {
  it('opens with meta, numbers its frames and closes with done', async () => {
    const server = createServer({ agent: fakeAgent(says({ kind: 'text', text: 'Hello' })) })
    const { response, rest } = await httpClient(server).chat({ message: 'Hi' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    })
    const events = await rest()
    expect(events.map(({ id, event, data = '' }) => [id, event, JSON.parse(data)])).toEqual([
      [
        undefined,
        'meta',
        {
          runId: response.headers.get('x-vitrail-run-id'),
          threadId: response.headers.get('x-vitrail-thread-id'),
          messageId: expect.any(String),
        },
      ],
      ['1', undefined, { kind: 'step-start', step: 1 }],
      ['2', undefined, { kind: 'text', text: 'Hello' }],
      ['3', undefined, { kind: 'step-finish', step: 1 }],
      ['4', undefined, { kind: 'finish', reason: 'stop' }],
      [undefined, 'done', {}],
    ])
  })

  it('closes with the error of a run that failed', async () => {
    const reported: string[] = []
    const agent = fakeAgent(() => Promise.reject(new Error('the key is sk-123')))
    const client = httpClient(createServer({ agent, onError: (error) => reported.push(error.message) }))
    const events = await (await client.chat({ message: 'Hi' })).rest()
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: JSON.stringify({ code: 'run_failed', message: 'The run failed.' }),
    })
    expect(reported).toEqual(['the key is sk-123'])
  })

  describe.each([
    ['snapshots', {}, ''],
    ['deltas', { deltas: true }, '&deltas=1'],
  ])('resumed with %s', (_, stream, query) => {
    const live = async () => {
      const client = httpClient(createServer({ agent: fakeAgent(slowly(richTurn)) }))
      const connection = await client.chat({ message: 'Hi', stream })
      return { client, runId: runIdOf(connection), frames: toFrames(await connection.rest()) }
    }

    it('after any frame of a run that ended gives the same parts', async () => {
      const { client, runId, frames } = await live()
      expect(frames.map(({ frame }) => frame.kind)).toContain(query === '' ? 'ui' : 'ui-delta')
      const { parts } = fold(frames)
      expect(parts.map(({ type }) => type)).toEqual(['reasoning', 'text', 'tool', 'ui', 'text'])
      for (let after = 0; after <= frames.length; after++) {
        const resumed = toFrames(await (await client.follow(runId, `?after=${after}${query}`)).rest())
        expect(resumed.every(({ seq }) => seq > after)).toBe(true)
        expect(fold(resumed, fold(frames.slice(0, after))).parts).toEqual(parts)
      }
    })

    it('after a cut at any frame of a run that goes on gives the same parts', async () => {
      const { parts } = fold((await live()).frames)
      for (let cut = 1; cut < richTurn.length; cut++) {
        const gate = createGate()
        const agent = fakeAgent(async (request) => {
          await slowly(richTurn.slice(0, cut))(request)
          await gate.opened
          return slowly(richTurn.slice(cut))(request)
        })
        const client = httpClient(createServer({ agent }))
        const connection = await client.chat({ message: 'Hi', stream })
        const before: NumberedFrame[] = []
        while (before.length < cut) before.push(...toFrames([(await connection.next()) ?? {}]))
        await connection.drop()
        const resumed = await client.follow(runIdOf(connection), `?after=${cut}${query}`)
        gate.open()
        expect(fold(toFrames(await resumed.rest()), fold(before)).parts).toEqual(parts)
      }
    })
  })

  it('is the same for two who follow, and `after` wins over Last-Event-ID', async () => {
    const gate = createGate()
    const agent = fakeAgent(async ({ emit }) => {
      emit({ kind: 'text', text: 'One. ' })
      await gate.opened
      emit({ kind: 'text', text: 'Two.' })
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const first = await client.chat({ message: 'Hi' })
    const second = await client.follow(runIdOf(first))
    const third = await client.follow(runIdOf(first), '?after=0', { 'last-event-id': '1' })
    const fourth = await client.follow(runIdOf(first), '', { 'last-event-id': '1' })
    gate.open()
    const events = await first.rest()
    expect(events.map(({ id }) => id)).toEqual([undefined, '1', '2', '3', undefined])
    expect(await second.rest()).toEqual(events)
    expect(await third.rest()).toEqual(events)
    expect(await fourth.rest()).toEqual([events[0], ...events.slice(2)])
  })
})

describe('a run', () => {
  it('goes on without its connection and is stored with its settled parts', async () => {
    const gate = createGate()
    const agent = fakeAgent(async (request) => {
      await gate.opened
      return says(...richTurn)(request)
    })
    const client = httpClient(createServer({ agent }))
    const connection = await client.chat({ message: 'Hi there' })
    const runId = runIdOf(connection)
    await connection.drop()

    const [{ id: threadId } = { id: '' }] = await client.threads()
    expect(await client.thread(threadId)).toMatchObject({
      title: 'Hi there',
      activeRunId: runId,
      messages: [{ role: 'user', parts: [{ type: 'text', text: 'Hi there' }] }],
    })
    gate.open()
    const live = fold(toFrames(await (await client.follow(runId)).rest()))
    const { activeRunId, title, messages } = await client.thread(threadId)
    expect(activeRunId).toBeUndefined()
    expect(title).toBe('A card')
    expect(messages).toHaveLength(2)
    expect(messages[1]).toMatchObject({ role: 'assistant', runId, finish: { reason: 'stop' } })
    expect(messages[1]?.parts).toEqual(live.parts)
  })

  it('is stored at the end of each step', async () => {
    const agent = fakeAgent(async (request) => {
      says({ kind: 'text', text: 'First step.' })(request)
      await cancelled(request)
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const connection = await client.chat({ message: 'Hi' })
    await connection.until('step-finish')
    const [, answer] = (await client.thread(threadIdOf(connection))).messages
    expect(answer).toMatchObject({ parts: [{ type: 'text', text: 'First step.' }] })
    expect(answer).not.toHaveProperty('finish')
  })

  it('gets the whole conversation, the actor and what the client can draw', async () => {
    const agent = fakeAgent(says({ kind: 'text', text: 'Hello' }))
    const client = httpClient(createServer({ agent, authorize: byHeader }))
    const first = await client.chat({ message: 'One' })
    await first.rest()
    const uiCapabilities = { components: [{ name: 'Card', version: 2 }] }
    await (await client.chat({ message: 'Two', threadId: threadIdOf(first), uiCapabilities })).rest()
    expect(agent.requests[1]).toMatchObject({
      threadId: threadIdOf(first),
      actor: { id: 'ada' },
      uiCapabilities,
    })
    expect(agent.requests[1]?.messages.map(({ role, parts }) => [role, parts])).toEqual([
      ['user', [{ type: 'text', text: 'One' }]],
      ['assistant', [{ type: 'text', text: 'Hello' }]],
      ['user', [{ type: 'text', text: 'Two' }]],
    ])
  })

  it('tells the agent only those client issues that name a stored node', async () => {
    const agent = fakeAgent(says(...richTurn))
    const client = httpClient(createServer({ agent }))
    const first = await client.chat({ message: 'One' })
    await first.rest()
    const issue = { viewId: 'call-1:ui:0', nodeId: 'root/1', code: 'threw', message: 'x is undefined' }
    const clientIssues = [issue, { ...issue, viewId: 'other' }, { ...issue, nodeId: 'root/9' }]
    await (await client.chat({ message: 'Two', threadId: threadIdOf(first), clientIssues })).rest()
    expect(agent.requests[1]?.clientIssues).toEqual([issue])
  })

  it('is the only one in its thread', async () => {
    const agent = fakeAgent(async (request) => {
      await cancelled(request)
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const first = await client.chat({ message: 'One' })
    const second = await client.request('POST', '/chat', { message: 'Two', threadId: threadIdOf(first) })
    expect(second.status).toBe(409)
    expect((await second.json()).error).toMatchObject({ code: 'run_active', runId: runIdOf(first) })
    const elsewhere = await client.chat({ message: 'Three' })
    expect(elsewhere.response.status).toBe(200)
  })

  it('is cancelled on request, and its thread is free again', async () => {
    const agent = fakeAgent(async (request) => {
      request.emit({ kind: 'text', text: 'So far' })
      await cancelled(request)
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const connection = await client.chat({ message: 'Hi' })
    await connection.until('text')
    const response = await client.request('POST', `/chat/${runIdOf(connection)}/cancel`)
    expect(response.status).toBe(204)
    const events = await connection.rest()
    expect(toFrames(events).at(-1)?.frame).toEqual({ kind: 'finish', reason: 'cancelled' })
    expect(events.at(-1)?.event).toBe('done')
    const { messages } = await client.thread(threadIdOf(connection))
    expect(messages[1]).toMatchObject({
      parts: [{ type: 'text', text: 'So far' }],
      finish: { reason: 'cancelled' },
    })
    expect((await client.request('POST', `/chat/${runIdOf(connection)}/cancel`)).status).toBe(204)
  })
})

describe('a repeated message id', () => {
  it('follows the run that works on it', async () => {
    const gate = createGate()
    const agent = fakeAgent(async () => {
      await gate.opened
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const both = await Promise.all([1, 2].map(() => client.chat({ message: 'Hi', messageId: 'm1' })))
    const third = await client.chat({ message: 'Hi', messageId: 'm1' })
    gate.open()
    const [first = '', ...others] = [...both, third].map(runIdOf)
    expect(others).toEqual([first, first])
    expect(agent.requests).toHaveLength(1)
    await third.rest()
    expect((await client.threads()).length).toBe(1)
  })

  it('replays the run that ended, from its log and then from the store', async () => {
    const agent = fakeAgent(says(...richTurn))
    const sink = createMemorySink()
    const client = httpClient(createServer({ agent, sink }))
    const first = await client.chat({ message: 'Hi', messageId: 'm1' })
    const { parts, finish } = fold(toFrames(await first.rest()))
    const fromLog = await client.chat({ message: 'Hi', messageId: 'm1' })
    expect(fold(toFrames(await fromLog.rest()))).toMatchObject({ parts, finish })
    await sink.remove(runIdOf(first))
    const fromStore = await client.chat({ message: 'Hi', messageId: 'm1', threadId: threadIdOf(first) })
    expect(runIdOf(fromStore)).toBe(runIdOf(first))
    const events = await fromStore.rest()
    expect(fold(toFrames(events))).toMatchObject({ parts, finish })
    expect(events.at(-1)?.event).toBe('done')
    expect(agent.requests).toHaveLength(1)
  })

  it('belongs to one thread and one actor', async () => {
    const agent = fakeAgent(says())
    const server = createServer({ agent, authorize: byHeader })
    const client = httpClient(server)
    const one = await client.chat({ message: 'Hi', messageId: 'm1' })
    await one.rest()
    const other = await client.chat({ message: 'Hi', messageId: 'm2' })
    await other.rest()
    const body = { message: 'Hi', messageId: 'm1', threadId: threadIdOf(other) }
    const conflict = await client.request('POST', '/chat', body)
    expect([conflict.status, (await conflict.json()).error.code]).toEqual([409, 'message_conflict'])
    const bob = await httpClient(server, 'bob').chat({ message: 'Hi', messageId: 'm1' })
    expect(threadIdOf(bob)).not.toBe(threadIdOf(one))
  })
})

describe('threads', () => {
  it('are listed with the one last written to first, renamed, and deleted', async () => {
    const client = httpClient(
      createServer({ agent: fakeAgent(says({ kind: 'title', title: 'By the model' })) }),
    )
    const one = await client.chat({ message: 'One' })
    await one.rest()
    const two = await client.chat({ message: 'Two' })
    await two.rest()
    const renamed = await client.request('PATCH', `/threads/${threadIdOf(one)}`, { title: ' Mine ' })
    expect(await renamed.json()).toMatchObject({ id: threadIdOf(one), title: 'Mine' })
    await (await client.chat({ message: 'More', threadId: threadIdOf(one) })).rest()
    expect((await client.threads()).map(({ title }) => title)).toEqual(['Mine', 'By the model'])
    expect((await client.request('DELETE', `/threads/${threadIdOf(one)}`)).status).toBe(204)
    expect((await client.threads()).map(({ id }) => id)).toEqual([threadIdOf(two)])
    expect((await client.request('GET', `/chat/${runIdOf(one)}/stream`)).status).toBe(404)
  })

  it('deleted while a run works end it and do not come back', async () => {
    const agent = fakeAgent(async (request) => {
      await cancelled(request)
      return undefined
    })
    const client = httpClient(createServer({ agent }))
    const connection = await client.chat({ message: 'Hi' })
    const threadId = threadIdOf(connection)
    expect((await client.request('DELETE', `/threads/${threadId}`)).status).toBe(204)
    expect(toFrames(await connection.rest()).at(-1)?.frame).toMatchObject({ reason: 'cancelled' })
    expect((await client.request('GET', `/threads/${threadId}`)).status).toBe(404)
    expect(await client.threads()).toEqual([])
  })

  it('and runs of another actor are not there', async () => {
    const server = createServer({ agent: fakeAgent(says()), authorize: byHeader })
    const connection = await httpClient(server, 'ada').chat({ message: 'Hi' })
    await connection.rest()
    const bob = httpClient(server, 'bob')
    const thread = `/threads/${threadIdOf(connection)}`
    const answers = await Promise.all([
      bob.request('GET', thread),
      bob.request('DELETE', thread),
      bob.request('PATCH', thread, { title: 'x' }),
      bob.request('POST', '/chat', { message: 'x', threadId: threadIdOf(connection) }),
      bob.request('GET', `/chat/${runIdOf(connection)}/stream`),
      bob.request('POST', `/chat/${runIdOf(connection)}/cancel`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await bob.threads()).toEqual([])
    expect(await httpClient(server, 'ada').threads()).toHaveLength(1)
  })

  it('show as text what a client can not draw, live and stored alike', async () => {
    const client = httpClient(createServer({ agent: fakeAgent(says(...richTurn)) }))
    const uiCapabilities = { components: [] }
    const connection = await client.chat({ message: 'Hi', uiCapabilities })
    const live = fold(toFrames(await connection.rest()))
    expect(live.parts).toMatchObject([
      { type: 'reasoning' },
      { type: 'text' },
      { type: 'tool' },
      { type: 'text', text: '\n\nThe whole view\n\nDone.' },
    ])
    const query = `?uiCapabilities=${encodeURIComponent(JSON.stringify(uiCapabilities))}`
    const { messages } = await client.thread(threadIdOf(connection), query)
    expect(messages[1]?.parts).toEqual(live.parts)
    const whole = await client.thread(threadIdOf(connection))
    expect(whole.messages[1]?.parts.map(({ type }) => type)).toContain('ui')
  })
})

describe('approvals', () => {
  const asking = (expiresAt: number) =>
    fakeAgent(async ({ runId, emit, requestApproval }) => {
      const request = { approvalId: `${runId}.a/1`, toolCallId: 'a/1', name: 'pay', input: {}, expiresAt }
      emit({ kind: 'approval-requested', ...request })
      const state = (await requestApproval?.(request)) ?? 'cancelled'
      emit({ kind: 'approval-settled', approvalId: request.approvalId, toolCallId: 'a/1', state })
      return undefined
    })
  const approvalPath = (runId: string) => `/approvals/${encodeURIComponent(`${runId}.a/1`)}`

  it('keep the first answer, and belong to one actor', async () => {
    const server = createServer({ agent: asking(Date.now() + 60_000), authorize: byHeader })
    const client = httpClient(server)
    const connection = await client.chat({ message: 'Pay' })
    await connection.until('approval-requested')
    const { messages } = await client.thread(threadIdOf(connection))
    expect(messages[1]?.parts).toMatchObject([{ type: 'approval', state: 'requested' }])
    const path = approvalPath(runIdOf(connection))
    expect((await httpClient(server, 'bob').request('POST', path, { approve: true })).status).toBe(404)
    const answers = [false, true, false].map((approve) => client.request('POST', path, { approve }))
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, (await answer.json()).state]).toEqual([200, 'denied'])
    }
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'denied' })
  })

  it('expire', async () => {
    const client = httpClient(createServer({ agent: asking(Date.now() - 1) }))
    const connection = await client.chat({ message: 'Pay' })
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'expired' })
    const late = await client.request('POST', approvalPath(runIdOf(connection)), { approve: true })
    expect((await late.json()).state).toBe('expired')
  })

  it('are cancelled with their run', async () => {
    const client = httpClient(createServer({ agent: asking(Date.now() + 60_000) }))
    const connection = await client.chat({ message: 'Pay' })
    await connection.until('approval-requested')
    await client.request('POST', `/chat/${runIdOf(connection)}/cancel`)
    expect((await connection.until('approval-settled')).frame).toMatchObject({ state: 'cancelled' })
  })
})

describe('a server that starts', () => {
  it('ends what another left unfinished, and its approvals expire', async () => {
    const store = createMemoryStore()
    const client = httpClient(createServer({ agent: neverAnswered(), store }))
    const connection = await client.chat({ message: 'Pay' })
    await connection.until('step-finish')

    const next = httpClient(createServer({ agent: fakeAgent(says()), store }))
    const { messages, activeRunId } = await next.thread(threadIdOf(connection))
    expect(activeRunId).toBeUndefined()
    expect(messages[1]).toMatchObject({
      parts: [{ type: 'approval', state: 'expired' }],
      finish: { reason: 'error', error: { code: 'interrupted' } },
    })
    await (await next.chat({ message: 'Again', threadId: threadIdOf(connection) })).rest()
    expect((await store.listUnfinished()).length).toBe(0)
  })
})

describe('a server that closes', () => {
  it('cancels and stores its runs and ends its connections', async () => {
    const store = createMemoryStore()
    const agent = fakeAgent(async (request) => {
      request.emit({ kind: 'text', text: 'So far' })
      await cancelled(request)
      return undefined
    })
    const server = createServer({ agent, store })
    const connection = await httpClient(server).chat({ message: 'Hi' })
    await connection.until('text')
    await server.close()
    expect(toFrames(await connection.rest()).at(-1)?.frame).toMatchObject({
      kind: 'finish',
      reason: 'cancelled',
    })
    const late = await httpClient(server).request('GET', '/threads')
    expect([late.status, (await late.json()).error.code]).toEqual([503, 'closing'])
    const [, answer] = await store.listMessages(threadIdOf(connection))
    expect(answer).toMatchObject({ parts: [{ text: 'So far' }], finish: { reason: 'cancelled' } })
  })
})

function runIdOf({ response }: SseConnection): string {
  return response.headers.get('x-vitrail-run-id') ?? ''
}

function threadIdOf({ response }: SseConnection): string {
  return response.headers.get('x-vitrail-thread-id') ?? ''
}

/** Lets whoever reads take each frame before the next one comes. */
function slowly(frames: readonly Frame[]): FakeTurn {
  return async ({ emit }) => {
    for (const frame of frames) {
      emit(frame)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return undefined
  }
}

function neverAnswered(): FakeAgent {
  return fakeAgent(async ({ emit }) => {
    const approval = {
      approvalId: 'a',
      toolCallId: 'c',
      name: 'pay',
      input: {},
      expiresAt: Date.now() + 60_000,
    }
    emit({ kind: 'approval-requested', ...approval })
    emit({ kind: 'step-finish', step: 1 })
    return new Promise(() => {})
  })
}
