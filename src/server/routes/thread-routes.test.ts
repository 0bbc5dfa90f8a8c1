import { describe, expect, it } from 'vitest'
import { createServer } from '../create-server.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import type { Store } from '../store/store.ts'
import { cancelled, createGate, fakeAgent, says } from '../test-kit/fake-agent.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { richTurn } from '../test-kit/rich-turn.ts'
import { fold, runIdOf, threadIdOf, toFrames } from '../test-kit/sse-client.ts'

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
    expect(renamed.headers.get('cache-control')).toBe('no-store')
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

  it('take no turn while they are deleted, however slow the store is; a second deletion shares the first', async () => {
    const memory = createMemoryStore()
    const gate = createGate()
    const store: Store = {
      ...memory,
      async deleteThread(threadId) {
        await gate.opened
        await memory.deleteThread(threadId)
      },
    }
    const client = httpClient(createServer({ agent: fakeAgent(says()), store }))
    const connection = await client.chat({ message: 'Hi' })
    await connection.rest()
    const threadId = threadIdOf(connection)
    const deletions = [1, 2].map(() => client.request('DELETE', `/threads/${threadId}`))
    await new Promise((resolve) => setImmediate(resolve))
    const turn = await client.request('POST', '/chat', { message: 'More', threadId })
    expect([turn.status, (await turn.json()).error.code]).toEqual([409, 'run_active'])
    gate.open()
    expect((await Promise.all(deletions)).map(({ status }) => status)).toEqual([204, 204])
    expect((await client.request('POST', '/chat', { message: 'More', threadId })).status).toBe(404)
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
