import { describe, expect, it } from 'vitest'
import { createServer } from '../create-server.ts'
import { createMemorySink } from '../sink/memory-sink.ts'
import { cancelled, createGate, fakeAgent, says } from '../test-kit/fake-agent.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { richTurn } from '../test-kit/rich-turn.ts'
import { fold, runIdOf, threadIdOf, toFrames } from '../test-kit/sse-client.ts'

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
