import { describe, expect, it } from 'vitest'
import type { NumberedFrame } from '../core/index.ts'
import { createServer } from './create-server.ts'
import { createMemoryStore } from './store/memory-store.ts'
import { cancelled, createGate, type FakeAgent, fakeAgent, says, slowly } from './test-kit/fake-agent.ts'
import { httpClient } from './test-kit/http-client.ts'
import { richTurn } from './test-kit/rich-turn.ts'
import { fold, runIdOf, threadIdOf, toFrames } from './test-kit/sse-client.ts'

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
