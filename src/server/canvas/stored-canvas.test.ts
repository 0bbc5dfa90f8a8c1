import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { canvas, createAgent } from '../../agent/index.ts'
import { defineCatalog, defineComponent, type TraceEntry } from '../../core/index.ts'
import { createScriptedModel } from '../../testing/index.ts'
import { createServer, type Server } from '../create-server.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import type { CanvasValues, Store } from '../store/store.ts'
import { canvasClient } from '../test-kit/canvas-client.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { MAX_TRACE_LENGTH } from './open-canvas.ts'

const Picker = defineComponent({
  name: 'Picker',
  description: 'Something to select from.',
  props: z.object({}),
  inputs: z.object({ size: z.number() }),
  outputs: { selection: z.string() },
  fallbackText: () => 'a picker',
})
const Reader = defineComponent({
  name: 'Reader',
  description: 'Shows what is selected.',
  props: z.object({ text: z.string().default('nothing') }),
  linkable: ['text'],
  fallbackText: ({ text }) => text,
})
const LINK = { $from: 'c1', output: 'selection' }

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

function start(store: Store) {
  const errors: string[] = []
  const agent = createAgent({
    model: createScriptedModel([]),
    canvas: canvas({ catalog: defineCatalog([Picker, Reader]) }),
  })
  const server = createServer({
    agent,
    store,
    authorize: byHeader,
    onError: ({ code, message }) => void errors.push(`${code}: ${message}`),
  })
  servers.push(server)
  return { server, errors, ...canvasClient(httpClient(server), 't') }
}

async function storeWith(trace: unknown[], values: Record<string, unknown> = {}): Promise<Store> {
  const store = createMemoryStore()
  await store.createThread({ id: 't', actorId: 'ada', title: '', createdAt: 0, updatedAt: 0 })
  // As a damaged file would give them.
  await store.putCanvasEntries('t', 0, trace as TraceEntry[])
  for (const [id, own] of Object.entries(values)) {
    await store.putCanvasValues('t', id, own as CanvasValues)
  }
  return store
}

const create = (id: string, component: string, props: object = {}, change = Number(id.slice(1))) => ({
  v: 1,
  change,
  by: 'user',
  at: 0,
  op: 'create',
  id,
  component,
  version: 1,
  props,
})
const linked = [create('c1', 'Picker'), create('c2', 'Reader', { text: LINK })]

describe('what was entered on a card that is gone', () => {
  it('outlives the server: its readers keep the last value, and an undo brings all of it back', async () => {
    const store = await storeWith(linked)
    const first = start(store)
    await first.ask('o1', { values: { id: 'c1', inputs: { size: 3 }, outputs: { selection: 'red' } } })
    // At once: the values wait for the store while the card goes.
    await first.ask('o2', { operation: { op: 'remove', id: 'c1' } })
    await first.server.close()

    const second = start(store)
    await expect
      .poll(async () => (await second.detail()).state.views.c2)
      .toMatchObject({
        status: 'ready',
        node: { props: { text: 'red' } },
        issues: [{ code: 'source_removed' }],
      })
    await second.ask('o3', { undo: true })
    const { inputs, outputs } = (await second.detail()).state
    expect([inputs, outputs]).toEqual([{ c1: { size: 3 } }, { c1: { selection: 'red' } }])
  })

  it('is forgotten with what can no longer be undone, unless others read from it', async () => {
    const updates = Array.from({ length: MAX_TRACE_LENGTH }, (_, n) => ({
      ...create('c2', 'Reader', { text: n % 2 === 0 ? 'even' : LINK }, n + 4),
      op: 'update',
    }))
    const trace = [
      ...linked,
      create('c3', 'Picker'),
      ...updates,
      ...['c1', 'c3'].map((id, n) => ({ v: 1, change: 6_000 + n, by: 'user', at: 0, op: 'remove', id })),
    ]
    const store = await storeWith(trace, {
      c1: { outputs: { selection: 'red' } },
      c3: { outputs: { selection: 'blue' } },
    })
    const { detail } = start(store)
    await expect
      .poll(async () => (await detail()).state.views.c2?.node)
      .toMatchObject({ props: { text: 'red' } })
    await expect
      .poll(async () => (await store.getCanvas('t'))?.values)
      .toEqual({ c1: { outputs: { selection: 'red' } } })
  })
})

describe('a stored canvas that is damaged', () => {
  it.each([
    ['null', null],
    ['a number', 5],
    ['props that are none', { ...create('c2', 'Reader'), props: 5 }],
    ['a clear that keeps a number', { v: 1, change: 2, by: 'user', at: 0, op: 'clear', keep: 5 }],
    ['a layout without one', { v: 1, change: 2, by: 'user', at: 0, op: 'layout', id: 'c1' }],
    ['an operation of a newer version', { v: 2, change: 2, by: 'user', at: 0, op: 'fly', id: 'c1' }],
  ])('%s: opens without it, tells the app, and keeps it', async (_, entry) => {
    const last = create('c3', 'Reader', { text: 'three' })
    const store = await storeWith([create('c1', 'Picker'), entry, last])
    const { ask, detail, errors } = start(store)
    expect((await detail()).state.snapshot.roots).toEqual(['c1', 'c3'])
    expect(errors).toEqual([expect.stringMatching(/^stored_canvas_damaged: .*\n\[1\]/s)])
    expect(await ask('o1', { operation: { op: 'create', component: 'Reader', props: {} } })).toMatchObject({
      ok: true,
      steps: [{ id: 'c4' }],
    })
    await expect
      .poll(async () => (await store.getCanvas('t'))?.trace)
      .toMatchObject([{ id: 'c1' }, entry === null ? null : expect.anything(), last, { id: 'c4' }])
  })

  it.each([[null], [{ inputs: 5, outputs: [1] }], ['text']])(
    'values that are none (%j) are left out',
    async (values) => {
      const { detail } = start(await storeWith(linked, { c1: values }))
      const { inputs, outputs, snapshot } = (await detail()).state
      expect([inputs, outputs, snapshot.roots]).toEqual([{}, {}, ['c1', 'c2']])
    },
  )
})
