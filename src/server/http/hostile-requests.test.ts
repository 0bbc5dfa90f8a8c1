import { describe, expect, it } from 'vitest'
import { canvas, createAgent } from '../../agent/index.ts'
import { createScriptedModel } from '../../testing/index.ts'
import { createServer } from '../create-server.ts'
import { createMemorySink } from '../sink/memory-sink.ts'
import { canvasCatalog } from '../test-kit/canvas.fixtures.ts'
import { cancelled, fakeAgent, says } from '../test-kit/fake-agent.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { runIdOf } from '../test-kit/sse-client.ts'

const agent = createAgent({ model: createScriptedModel([]), canvas: canvas({ catalog: canvasCatalog() }) })
const client = httpClient(createServer({ agent, authorize: byHeader }))
const json = { 'content-type': 'application/json' }

describe('a hostile body', () => {
  const post = (path: string, body: unknown) => client.request('POST', path, JSON.stringify(body), json)
  const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
  const edit = (operation: object) => ({ operationId: 'o', operation })
  const unknownKeys = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`key${n}`, 1]))

  it.each<[string, string, unknown]>([
    ['unknown keys without end', '/chat', { message: 'a', ...unknownKeys }],
    ['issues without end', '/chat', { message: 'a', clientIssues: many(100_000, 1) }],
    ['components without end', '/chat', { message: 'a', uiCapabilities: { components: many(100_000, 1) } }],
    ['drafts without end', '/threads/t/canvas/ops', edit({ op: 'create-many', instances: many(100_000, 1) })],
    ['drafts that are none', '/threads/t/canvas/ops', edit({ op: 'create-many', instances: many(900, 1) })],
    [
      'children without end',
      '/threads/t/canvas/ops',
      edit({ op: 'create', component: 'A', props: {}, children: many(100_000, 1) }),
    ],
  ])('of %s is refused in few words', async (_, path, body) => {
    const response = await post(path, body)
    const text = await response.text()
    expect([response.status, JSON.parse(text).error.code]).toEqual([400, 'invalid_body'])
    expect(text.length).toBeLessThan(20_000)
  })

  it('that breaks off is the sender’s failure, not one of the server', async () => {
    const failures: string[] = []
    const own = createServer({ agent: fakeAgent(says()), onError: ({ code }) => failures.push(code) })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"mess'))
        controller.error(new Error('aborted'))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body,
      duplex: 'half',
    }
    const response = await own.fetch(new Request('http://localhost/agent/chat', init))
    expect([response.status, (await response.json()).error.code, failures]).toEqual([400, 'invalid_json', []])
  })
})

it('a HEAD of a stream leaves nothing open', async () => {
  const sink = createMemorySink()
  const reading: AbortSignal[] = []
  const own = createServer({
    agent: fakeAgent(async (request) => {
      await cancelled(request)
      return undefined
    }),
    sink: {
      ...sink,
      read(runId, after, signal) {
        reading.push(signal)
        return sink.read(runId, after, signal)
      },
    },
  })
  const asking = httpClient(own)
  const run = await asking.chat({ message: 'Hi' })
  const response = await asking.request('HEAD', `/chat/${runIdOf(run)}/stream`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/event-stream'),
  ])
  expect(reading.map(({ aborted }) => aborted)).toEqual([false, true])
  await run.drop()
  await own.close()
})
