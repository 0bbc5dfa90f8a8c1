import { expect, test } from 'vitest'
import { createServer } from './create-server.ts'
import { fakeAgent, says } from './test-kit/fake-agent.ts'
import { readSse } from './test-kit/sse-client.ts'

test('POST /chat streams meta, numbered frames and done', async () => {
  const server = createServer({ agent: fakeAgent(says({ kind: 'text', text: 'Hello' })) })
  const response = await server.fetch(
    new Request('http://localhost/agent/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Hi' }),
    }),
  )
  expect(response.status).toBe(200)
  const events = await readSse(response).rest()
  expect(events.map(({ id, event, data }) => [id, event, JSON.parse(data)])).toMatchObject([
    [undefined, 'meta', { runId: response.headers.get('x-vitrail-run-id') }],
    ['1', undefined, { kind: 'step-start', step: 1 }],
    ['2', undefined, { kind: 'text', text: 'Hello' }],
    ['3', undefined, { kind: 'step-finish', step: 1 }],
    ['4', undefined, { kind: 'finish', reason: 'stop' }],
    [undefined, 'done', {}],
  ])
})
