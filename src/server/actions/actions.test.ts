import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCatalog, defineComponent, type Frame, type TreeNode, type UiAction } from '../../core/index.ts'
import { createServer } from '../create-server.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { fakeAgent, says } from '../test-kit/fake-agent.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { fold, toFrames } from '../test-kit/sse-client.ts'
import type { OnAction } from './on-action.ts'

const Order = defineComponent({
  name: 'Order',
  description: 'An order.',
  props: z.object({ id: z.number(), status: z.string() }),
  actions: { refund: z.object({ amount: z.coerce.number().positive() }) },
  fallbackText: ({ id, status }) => `Order ${id}: ${status}`,
})
const Menu = defineComponent({
  name: 'Menu',
  description: 'Commands.',
  props: z.object({ items: z.array(z.object({ label: z.string(), action: z.string() })) }),
  actions: true,
})
const Stack = defineComponent({ name: 'Stack', description: 'A stack.', props: z.object({}), children: true })
const Form = defineComponent({
  name: 'Form',
  description: 'Fields.',
  props: z.object({}),
  children: true,
  fieldScope: true,
  actions: { order: z.object({}) },
})
const Field = defineComponent({
  name: 'Field',
  description: 'A field.',
  props: z.object({ name: z.string(), secret: z.boolean().optional() }),
  input: {
    value: ({ secret }) => (secret ? { type: 'string' } : { type: 'number', minimum: 1 }),
    secret: ({ secret }) => secret === true,
  },
})
const catalog = defineCatalog([Order, Menu, Stack, Form, Field])

const form: TreeNode = {
  type: 'Form',
  props: {},
  children: [
    { type: 'Field', props: { name: 'pieces' } },
    { type: 'Field', props: { name: 'pin', secret: true } },
  ],
}

const menu: TreeNode = { type: 'Menu', props: { items: [{ label: 'Archive', action: 'archive' }] } }
const root: TreeNode = {
  type: 'Stack',
  props: {},
  children: [{ type: 'Order', key: 'seven', props: { id: 7, status: 'paid' } }, menu, form],
}
const views: Frame[] = [
  { kind: 'ui', id: 'tree', component: 'genui:tree', props: { root }, version: 1, fallbackText: 'Orders' },
  {
    kind: 'ui',
    id: 'single',
    component: 'Order',
    props: { id: 8, status: 'open' },
    version: 1,
    toolCallId: 'c',
  },
]
const refund: UiAction = {
  viewId: 'tree',
  nodeId: 'root/k=seven',
  name: 'refund',
  payload: { amount: '5' },
  pressId: 'press-1',
}

/** A conversation that holds the views. */
async function setUp(onAction?: OnAction) {
  const agent = fakeAgent(
    (request) =>
      says(...(request.messages.length === 1 ? views : [{ kind: 'text', text: 'Done' } as const]))(request),
    { catalog },
  )
  const errors: string[] = []
  const store = createMemoryStore()
  const server = createServer({
    agent,
    store,
    authorize: byHeader,
    onError: (error) => errors.push(error.code),
    ...(onAction !== undefined && { onAction }),
  })
  const client = httpClient(server)
  const connection = await client.chat({ message: 'Show my orders' })
  await connection.rest()
  const threadId = connection.response.headers.get('x-vitrail-thread-id') ?? ''
  return { agent, server, client, threadId, errors, store }
}

describe('an action', () => {
  it('becomes the next message of the user, with its payload as the schema reads it', async () => {
    const { client, threadId, agent } = await setUp()
    const action = { ...refund, message: 'Refund order 7', values: { reason: 'late' } }
    await (await client.chat({ action, threadId })).rest()
    const { messages } = await client.thread(threadId)
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    expect(messages[2]?.action).toEqual({ ...action, payload: { amount: 5 } })
    const [said] = messages[2]?.parts ?? []
    expect(said).toMatchObject({ type: 'text', text: expect.stringMatching(/^Refund order 7\n\n```json\n/) })
    expect(agent.requests[1]?.messages.at(-1)?.action?.payload).toEqual({ amount: 5 })
  })

  it.each([
    ['an unknown view', { viewId: 'nothing' }, 404, 'view_not_found'],
    ['an unknown node', { nodeId: 'root/0' }, 404, 'view_not_found'],
    ['a node that does not raise it', { nodeId: 'root' }, 400, 'invalid_action'],
    ['a name that the component has not', { name: 'explode' }, 400, 'invalid_action'],
    ['a name of every object', { name: 'constructor' }, 400, 'invalid_action'],
    ['a payload that the schema refuses', { payload: { amount: -1 } }, 400, 'invalid_action'],
    ['a name that no item of the node has', { nodeId: 'root/1', name: 'explode' }, 400, 'invalid_action'],
  ])('is refused for %s', async (_, change, status, code) => {
    const { client, threadId, agent } = await setUp()
    const response = await client.request('POST', '/chat', { action: { ...refund, ...change }, threadId })
    const { error } = await response.json()
    expect([response.status, error.code]).toEqual([status, code])
    expect(agent.requests).toHaveLength(1)
    if ('payload' in change) expect(error.issues[0].path).toEqual(['action', 'payload', 'amount'])
  })

  it.each([
    ['named by an item of the node', { nodeId: 'root/1', name: 'archive', payload: { any: [1] } }],
    ['of the default name', { nodeId: 'root/1', name: 'send', payload: {} }],
    ['of a view of one component', { viewId: 'single', nodeId: 'root' }],
  ])('is taken when %s', async (_, change) => {
    const { client, threadId } = await setUp()
    const connection = await client.chat({ action: { ...refund, ...change }, threadId })
    expect(connection.response.status).toBe(200)
  })

  it('of another actor is not there', async () => {
    const { server, threadId } = await setUp()
    const response = await httpClient(server, 'bob').request('POST', '/chat', { action: refund, threadId })
    expect(response.status).toBe(404)
  })

  it('pressed again leads to the same run', async () => {
    const { client, threadId, agent } = await setUp()
    const presses = await Promise.all([1, 2].map(() => client.chat({ action: refund, threadId })))
    const late = await client.chat({ action: refund, threadId, messageId: 'other' })
    const runIds = [...presses, late].map(({ response }) => response.headers.get('x-vitrail-run-id'))
    expect(new Set(runIds).size).toBe(1)
    await late.rest()
    expect(agent.requests).toHaveLength(2)
    expect((await client.thread(threadId)).messages).toHaveLength(4)
  })
})

describe('what was entered', () => {
  const order: UiAction = { viewId: 'tree', nodeId: 'root/2', name: 'order', payload: {}, pressId: 'press-2' }

  it.each<[string, Partial<UiAction>, string[]]>([
    ['a value that its field refuses', { values: { pieces: 0 } }, ['action.values.pieces']],
    ['a value of another type', { values: { pieces: '3' } }, ['action.values.pieces']],
    ['a secret among the values', { values: { pin: 'hunter2' } }, ['action.values.pin']],
  ])('is refused for %s', async (_, change, paths) => {
    const { client, threadId, agent } = await setUp(() => undefined)
    const response = await client.request('POST', '/chat', { action: { ...order, ...change }, threadId })
    const { error } = await response.json()
    expect([response.status, error.code]).toEqual([400, 'invalid_action'])
    expect(error.issues.map(({ path }: { path: string[] }) => path.join('.'))).toEqual(paths)
    expect(agent.requests).toHaveLength(1)
  })

  it('is taken where it fits, with what no field of the catalog declares', async () => {
    const { client, threadId } = await setUp()
    const values = { pieces: 3, ownInput: ['x'] }
    await (await client.chat({ action: { ...order, values }, threadId })).rest()
    expect((await client.thread(threadId)).messages[2]?.action?.values).toEqual(values)
  })

  it('with a secret needs a handler: without one nothing is kept, and the reason is said', async () => {
    const { client, threadId, store } = await setUp()
    const action = { ...order, secrets: { pin: 'hunter2' } }
    const response = await client.request('POST', '/chat', { action, threadId })
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'secrets_refused'])
    expect(JSON.stringify(await store.listMessages(threadId))).not.toContain('hunter2')
  })

  it('gives a secret to the handler alone', async () => {
    const seen: unknown[] = []
    const { client, threadId, store, agent } = await setUp((action) => {
      seen.push(action.secrets)
      return undefined
    })
    const action = { ...order, values: { pieces: 2 }, secrets: { pin: 'hunter2' } }
    const frames = toFrames(await (await client.chat({ action, threadId })).rest())
    expect(seen).toEqual([{ pin: 'hunter2' }])
    const everything = [await store.listMessages(threadId), agent.requests, frames]
    expect(JSON.stringify(everything)).toContain('pieces')
    expect(JSON.stringify(everything)).not.toContain('hunter2')
  })
})

describe('onAction', () => {
  it('may answer with an update of the view, which ends it there', async () => {
    const calls: unknown[] = []
    const { client, threadId, agent, store } = await setUp((action, { actor, node, component }) => {
      calls.push([action.name, action.payload, actor.id, node.props.id, component.name])
      return { update: { component: 'Order', props: { id: 7, status: 'refunded' } } }
    })
    const before = await client.thread(threadId)
    const presses = await Promise.all([1, 2].map(() => client.chat({ action: refund, threadId })))
    presses.push(await client.chat({ action: refund, threadId }))
    const updated = {
      type: 'ui',
      id: 'tree',
      component: 'Order',
      props: { id: 7, status: 'refunded' },
      version: 1,
      fallbackText: 'Order 7: refunded',
    }
    for (const connection of presses) {
      const meta = JSON.parse((await connection.next())?.data ?? '')
      expect(meta).toMatchObject({
        threadId,
        messageId: before.messages[1]?.id,
        runId: before.messages[1]?.runId,
      })
      const { parts, finish } = fold(toFrames(await connection.rest()))
      expect(parts).toEqual([updated, before.messages[1]?.parts[1]])
      expect(finish).toEqual({ reason: 'stop' })
    }
    expect(calls).toEqual([['refund', { amount: 5 }, 'ada', 7, 'Order']])
    expect(agent.requests).toHaveLength(1)
    expect((await store.listMessages(threadId))[1]?.parts[0]).toEqual(updated)
    expect((await client.thread(threadId)).messages).toHaveLength(2)
  })

  it('is not asked again for a press whose answer was lost with the server', async () => {
    let asked = 0
    const onAction: OnAction = () => {
      asked += 1
      return { update: { component: 'Order', props: { id: 7, status: 'refunded' } } }
    }
    const { client, threadId, store } = await setUp(onAction)
    await (await client.chat({ action: refund, threadId })).rest()
    const agent = fakeAgent(says(), { catalog })
    const restarted = httpClient(createServer({ agent, store, onAction, authorize: byHeader }))
    const again = await restarted.chat({ action: refund, threadId })
    const { parts } = fold(toFrames(await again.rest()))
    expect([asked, parts[0]]).toMatchObject([1, { component: 'Order', props: { status: 'refunded' } }])
    expect(JSON.stringify(await restarted.thread(threadId))).not.toContain(refund.pressId)
    await (
      await restarted.chat({ action: { ...refund, nodeId: 'root', pressId: 'another' }, threadId })
    ).rest()
    expect(asked).toBe(2)
  })

  it('may put a tree in its place', async () => {
    const { client, threadId } = await setUp(() => ({
      update: { component: 'genui:tree', props: { root: { type: 'Stack', props: {}, children: [menu] } } },
    }))
    await (await client.chat({ action: refund, threadId })).rest()
    const [, answer] = (await client.thread(threadId)).messages
    expect(answer?.parts[0]).toMatchObject({ id: 'tree', componentVersions: { Stack: 1, Menu: 1 } })
  })

  it('may refuse, in words for the person', async () => {
    const { client, threadId } = await setUp(() => ({ refused: 'It was sent already.' }))
    const response = await client.request('POST', '/chat', { action: refund, threadId })
    expect([response.status, (await response.json()).error]).toEqual([
      400,
      { code: 'action_refused', message: 'It was sent already.' },
    ])
  })

  it('may leave it to the conversation', async () => {
    const { client, threadId } = await setUp(() => undefined)
    await (await client.chat({ action: refund, threadId })).rest()
    expect((await client.thread(threadId)).messages).toHaveLength(4)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('database down')), 'unexpected'],
    [
      'answers with props that the catalog refuses',
      () => ({ update: { component: 'Order', props: {} } }),
      'invalid_update',
    ],
    [
      'answers with a tree that it refuses',
      () => ({ update: { component: 'genui:tree', props: {} } }),
      'invalid_update',
    ],
  ])('that %s is a 500, the thread is free, and the press may be tried again', async (_, onAction, code) => {
    const { client, threadId, errors } = await setUp(onAction)
    for (let attempt = 0; attempt < 2; attempt++) {
      const response = await client.request('POST', '/chat', { action: refund, threadId })
      expect([response.status, (await response.json()).error.code]).toEqual([500, 'internal'])
    }
    expect(errors).toEqual([code, code])
    expect((await client.chat({ message: 'Go on', threadId })).response.status).toBe(200)
  })
})
