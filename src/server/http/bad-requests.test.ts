import { describe, expect, it } from 'vitest'
import { createServer } from '../create-server.ts'
import { fakeAgent, says } from '../test-kit/fake-agent.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'

const server = createServer({
  agent: fakeAgent(says({ kind: 'text', text: 'Hello' })),
  authorize: byHeader,
  origins: ['https://app.example'],
  limits: { bodySize: 100_000, messageLength: 100 },
})
const client = httpClient(server)
const issue = { viewId: 'v', nodeId: 'root', code: 'threw', message: 'no' }
const action = { viewId: 'v', nodeId: 'root', name: 'open', payload: {}, pressId: 'p1' }
const DEEP = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`

it('tells the person that their message is too long', async () => {
  const { error } = await (await client.request('POST', '/chat', { message: 'x'.repeat(101) })).json()
  expect(error.message).toBe('A message may have 100 characters; this one has 101.')
})

describe('POST /chat refuses', () => {
  it.each([
    ['no message and no action', {}, ''],
    ['both', { message: 'a', action, threadId: 't' }, ''],
    ['a message that is not text', { message: 7 }, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(101) }, 'message'],
    ['a list', [], ''],
    ['null', null, ''],
    ['a misspelt key', { message: 'a', threadID: 't' }, ''],
    ['a thread id with a line end', { message: 'a', threadId: 'a\nb' }, 'threadId'],
    ['an empty message id', { message: 'a', messageId: '' }, 'messageId'],
    ['capabilities of another shape', { message: 'a', uiCapabilities: ['Chart'] }, 'uiCapabilities'],
    [
      'a capability twice',
      { message: 'a', uiCapabilities: { components: [1, 2].map(() => ({ name: 'A', version: 1 })) } },
      'uiCapabilities.components.1.name',
    ],
    ['stream options of another type', { message: 'a', stream: { deltas: 'yes' } }, 'stream.deltas'],
    ['21 client issues', { message: 'a', clientIssues: Array(21).fill(issue) }, 'clientIssues'],
    ['half a client issue', { message: 'a', clientIssues: [{ viewId: 'v' }] }, 'clientIssues.0.nodeId'],
    ['an action without a thread', { action }, 'threadId'],
    ['an action without a press id', { action: { ...action, pressId: '' }, threadId: 't' }, 'action.pressId'],
    [
      'an action whose payload is a list',
      { action: { ...action, payload: [] }, threadId: 't' },
      'action.payload',
    ],
    ['an action with a bad name', { action: { ...action, name: 'a b' }, threadId: 't' }, 'action.name'],
    [
      'an action over 8 KiB, counted in bytes',
      { action: { ...action, payload: { text: 'é'.repeat(4_096) } }, threadId: 't' },
      'action',
    ],
    [
      'an action nested beyond the stack',
      `{"threadId":"t","action":${JSON.stringify(action).replace('{}', DEEP)}}`,
      'action',
    ],
  ])('%s', async (_, body, path) => {
    const response = await client.request('POST', '/chat', body)
    const { error } = await response.json()
    expect([response.status, error.code]).toEqual([400, 'invalid_body'])
    expect(error.issues.map((found: { path: unknown[] }) => found.path.join('.'))).toContain(path)
  })
})

describe('every route refuses', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['what is not JSON', 'POST', '/chat', '{"message":', json, 400, 'invalid_json'],
    ['an empty body', 'POST', '/chat', '', json, 400, 'invalid_json'],
    ['a form', 'POST', '/chat', 'a=1', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [
      'a type that only starts like JSON',
      'POST',
      '/chat',
      '{}',
      { 'content-type': 'application/jsonp' },
      415,
      'unsupported_media_type',
    ],
    [
      'a body over the limit',
      'POST',
      '/chat',
      JSON.stringify({ message: 'x'.repeat(100_000) }),
      json,
      413,
      'body_too_large',
    ],
    [
      'another site',
      'POST',
      '/chat',
      '{"message":"a"}',
      { ...json, origin: 'https://evil.example' },
      403,
      'forbidden_origin',
    ],
    [
      'another port',
      'POST',
      '/chat',
      '{"message":"a"}',
      { ...json, origin: 'http://localhost:81' },
      403,
      'forbidden_origin',
    ],
    ['an opaque origin', 'GET', '/threads', undefined, { origin: 'null' }, 403, 'forbidden_origin'],
    ['an unknown thread', 'POST', '/chat', '{"message":"a","threadId":"t"}', json, 404, 'thread_not_found'],
    ['an unknown run', 'GET', '/chat/r/stream', undefined, {}, 404, 'run_not_found'],
    ['an unknown run to cancel', 'POST', '/chat/r/cancel', undefined, {}, 404, 'run_not_found'],
    ['an unknown approval', 'POST', '/approvals/a', '{"approve":true}', json, 404, 'approval_not_found'],
    ['an approval that says neither', 'POST', '/approvals/a', '{"approve":"yes"}', json, 400, 'invalid_body'],
    ['an unknown thread to read', 'GET', '/threads/t', undefined, {}, 404, 'thread_not_found'],
    ['an unknown thread to delete', 'DELETE', '/threads/t', undefined, {}, 404, 'thread_not_found'],
    ['an unknown thread to rename', 'PATCH', '/threads/t', '{"title":"a"}', json, 404, 'thread_not_found'],
    ['a blank title', 'PATCH', '/threads/t', '{"title":"  "}', json, 400, 'invalid_body'],
    ['a limit of none', 'GET', '/threads?limit=0', undefined, {}, 400, 'invalid_query'],
    ['an unknown route', 'GET', '/nothing', undefined, {}, 404, 'not_found'],
    ['a method that the route has not', 'PUT', '/chat', '{}', json, 404, 'not_found'],
  ])('%s', async (_, method, path, body, headers, status, code) => {
    const response = await client.request(method, path, body, headers)
    expect([response.status, (await response.json()).error.code]).toEqual([status, code])
  })

  it.each([
    ['after', 'after=-1'],
    ['after', 'after=abc'],
    ['uiCapabilities', 'uiCapabilities=%7B'],
    ['uiCapabilities', 'uiCapabilities=%5B%5D'],
  ])('a bad "%s" in a query', async (name, query) => {
    const run = await client.chat({ message: 'Hi' })
    const response = await client.request(
      'GET',
      `/chat/${run.response.headers.get('x-vitrail-run-id')}/stream?${query}`,
    )
    const { error } = await response.json()
    expect([response.status, error.code]).toEqual([400, 'invalid_query'])
    expect(error.message).toContain(name)
  })

  it('who is nobody', async () => {
    const response = await server.fetch(new Request('http://localhost/agent/threads'))
    expect([response.status, (await response.json()).error.code]).toEqual([401, 'unauthorized'])
  })
})

describe('a request from a page is accepted', () => {
  it.each([
    ['of the same host', 'http://localhost'],
    ['of the same host behind TLS', 'https://localhost'],
    ['of a configured origin', 'https://app.example'],
  ])('%s', async (_, origin) => {
    const response = await client.request('GET', '/threads', undefined, { origin })
    expect(response.status).toBe(200)
  })

  it('after its preflight, where the origin is configured', async () => {
    const response = await client.request('OPTIONS', '/chat', undefined, {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  })
})

it('sends the response of `authorize` as it is', async () => {
  const own = createServer({
    agent: fakeAgent(says()),
    authorize: () => new Response('no', { status: 418 }),
  })
  expect((await httpClient(own).request('GET', '/threads')).status).toBe(418)
})

it('answers 500 without details when `authorize` throws, and reports it', async () => {
  const reported: string[] = []
  const own = createServer({
    agent: fakeAgent(says()),
    authorize: () => {
      throw new Error('secret detail')
    },
    onError: (error) => reported.push(error.message),
  })
  const response = await httpClient(own).request('GET', '/threads')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(reported).toEqual(['secret detail'])
})
