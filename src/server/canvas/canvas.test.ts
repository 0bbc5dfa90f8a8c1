import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { canvas, createAgent } from '../../agent/index.ts'
import { type CanvasEdit, type CanvasState, replayTrace, type TraceEntry } from '../../core/index.ts'
import { createScriptedModel, type Script } from '../../testing/index.ts'
import { createServer, type Server, type ServerOptions } from '../create-server.ts'
import { createSqliteStore } from '../sqlite/index.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { canvasCatalog, note, type Resolved } from '../test-kit/canvas.fixtures.ts'
import { canvasClient } from '../test-kit/canvas-client.ts'
import { byHeader, httpClient } from '../test-kit/http-client.ts'
import { fold, threadIdOf, toFrames } from '../test-kit/sse-client.ts'
import { MAX_TRACE_LENGTH } from './open-canvas.ts'

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

interface Setting extends Partial<ServerOptions> {
  script?: Script
  resolved?: Resolved
}

function start({ script = [], resolved, ...options }: Setting = {}) {
  const model = createScriptedModel(script)
  const agent = createAgent({
    model,
    canvas: canvas({ catalog: canvasCatalog(resolved), previewThrottleMs: 0 }),
    onError: () => undefined,
  })
  const server = createServer({ agent, authorize: byHeader, onError: () => undefined, ...options })
  servers.push(server)
  return { server, model, client: httpClient(server) }
}

const texts = ({ snapshot, views }: CanvasState): unknown[] =>
  snapshot.roots.map((id) => views[id]?.node?.props.text)
const isReady = (count: number) => (state: CanvasState) =>
  state.snapshot.roots.length === count &&
  state.snapshot.roots.every((id) => state.views[id]?.status === 'ready')

describe('a canvas beside a conversation', () => {
  it('what the model creates reaches who follows, and the transcript says what was done', async () => {
    const { client, model } = start({
      script: [[{ call: 'sticky_note', input: { text: 'Hello there, all of you' } }], 'Done.'],
    })
    const threadId = 't1'
    await canvasClient(client, threadId).ask('o1', { operation: note('Mine') })
    const tab = await canvasClient(client, threadId).tab()
    await tab.until(isReady(1))

    const run = await client.chat({ message: 'Add a note', threadId })
    const { parts } = fold(toFrames(await run.rest()))
    expect(parts).toMatchObject([
      { type: 'tool', state: 'done', title: 'Added sticky note' },
      { type: 'text', text: 'Done.' },
    ])
    expect(JSON.stringify(model.calls[1]?.prompt)).toContain('Created instance')
    expect(texts(await tab.until(isReady(2)))).toEqual(['Mine', 'Hello there, all of you'])
    const previews = tab.frames.filter(({ kind }) => kind.startsWith('canvas-preview'))
    expect(previews.map(({ kind }) => kind)).toContain('canvas-preview')
    await tab.until(({ previews: left }) => Object.keys(left).length === 0)
    await tab.drop()
  })

  it('two tabs see the same, whenever they come and however often they are cut', async () => {
    const { client } = start()
    const { ask, tab, detail } = canvasClient(client, 't')
    await ask('o1', { operation: note('one') })
    const first = await tab()
    const early = await first.until(isReady(1))
    await first.drop()
    await ask('o2', { operation: note('two') })
    await ask('o3', { operation: { op: 'update', id: 'c1', props: { text: 'one!' } } })
    await ask('o4', { operation: { op: 'move', id: 'c2', index: 0 } })
    await ask('o5', { undo: true })

    const again = await tab(early)
    const late = await tab()
    const done = ({ seq, state }: Awaited<ReturnType<typeof detail>>) => [seq, { ...state, seq }]
    const { seq } = await detail()
    const upTo = (state: CanvasState) => state.seq >= seq
    expect(await again.until(upTo)).toEqual(await late.until(upTo))
    expect(done(await detail())).toEqual([late.state.seq, late.state])
    expect(texts(late.state)).toEqual(['one!', 'two'])
    expect(again.frames.map(({ kind }) => kind)).not.toContain('canvas-snapshot')
    await again.drop()
    await late.drop()
  })

  it('a tab that asks for deltas is sent what changed in a view, and shows the same', async () => {
    const { client } = start()
    const { ask, tab } = canvasClient(client, 't')
    const long = 'word '.repeat(200)
    await ask('o1', { operation: note(long) })
    const [plain, short] = [await tab(), await tab(undefined, '&deltas=1')]
    for (const one of [plain, short]) await one.until(isReady(1))
    await ask('o2', { operation: { op: 'update', id: 'c1', props: { text: `${long}more` } } })
    const isLonger = (state: CanvasState) => texts(state)[0] === `${long}more`
    expect(await short.until(isLonger)).toEqual(await plain.until(isLonger))
    expect(plain.frames.at(-1)?.kind).toBe('canvas-view')
    expect(short.frames.at(-1)).toEqual({
      kind: 'canvas-view-delta',
      id: 'c1',
      ops: [['append', ['props', 'text'], 'more']],
    })
    await plain.drop()
    await short.drop()
  })

  it('an edit with the same id again changes nothing and gets the same answer', async () => {
    const { client } = start()
    const { ask, detail } = canvasClient(client, 't')
    const [first, second] = await Promise.all([
      ask('o1', { operation: note('once') }),
      ask('o1', { operation: note('once') }),
    ])
    expect(second).toEqual(first)
    expect(await ask('o1', { operation: note('once') })).toEqual(first)
    expect((await detail()).state.snapshot.roots).toEqual(['c1'])
  })

  it('a refused edit is an answer with its issues', async () => {
    const { client } = start()
    const { ask } = canvasClient(client, 't')
    expect(await ask('o1', { operation: { op: 'remove', id: 'c9' } })).toMatchObject({
      ok: false,
      issues: [{ code: 'unknown_instance' }],
    })
    const values = { id: 'c1', inputs: { times: 2 } }
    expect(await ask('o2', { values })).toMatchObject({ ok: false, issues: [{ code: 'unknown_instance' }] })
    expect(await ask('o3', { undo: true })).toMatchObject({
      ok: false,
      issues: [{ code: 'nothing_to_undo' }],
    })
  })

  it('what the person did is told to the model with the next message', async () => {
    const { client, model } = start({
      script: [[{ call: 'sticky_note', input: { text: 'A' } }], 'Done.', 'Seen.'],
    })
    const run = await client.chat({ message: 'Add a note' })
    await run.rest()
    await canvasClient(client, threadIdOf(run)).ask('o1', { operation: { op: 'remove', id: 'c1' } })
    await (await client.chat({ message: 'And now?', threadId: threadIdOf(run) })).rest()
    expect(JSON.stringify(model.calls[2]?.prompt.at(-1))).toContain('removed c1')
  })

  it('a card that failed in the browser is told to the model, one that is not there is not', async () => {
    const { client, model } = start({ script: ['Seen.'] })
    await canvasClient(client, 't').ask('o1', { operation: note('A') })
    const clientIssues = ['canvas:c1', 'canvas:c2'].map((viewId) => ({
      viewId,
      nodeId: 'root',
      code: 'render_failed',
      message: `in ${viewId}`,
    }))
    await (await client.chat({ message: 'Well?', threadId: 't', clientIssues })).rest()
    const told = JSON.stringify(model.calls[0]?.prompt.at(-1))
    expect(told).toContain('in canvas:c1')
    expect(told).not.toContain('in canvas:c2')
  })

  it('a conversation that begins after its canvas is named after its first message', async () => {
    const { client } = start({ script: ['Hi.'] })
    await canvasClient(client, 't').ask('o1', { operation: note('A') })
    expect(await client.threads()).toMatchObject([{ id: 't', title: '' }])
    await (await client.chat({ message: 'My garden', threadId: 't' })).rest()
    expect(await client.threads()).toMatchObject([{ id: 't', title: 'My garden' }])
  })

  it('nodes that a client cannot draw carry their text', async () => {
    const { client } = start()
    await canvasClient(client, 't').ask('o1', { operation: note('Read me') })
    const query = `&uiCapabilities=${encodeURIComponent(JSON.stringify({ components: [] }))}`
    const tab = await canvasClient(client, 't').tab(undefined, query)
    const { views } = await tab.until(isReady(1))
    expect(views.c1?.node).toMatchObject({ text: 'Read me' })
    await tab.drop()
  })

  it('a trace can be taken away and replayed without a model', async () => {
    const { client } = start()
    const { ask, detail } = canvasClient(client, 't')
    await ask('o1', { operation: note('A') })
    await ask('o2', { operation: note('B') })
    await ask('o3', { operation: { op: 'remove', id: 'c1' } })
    for (const query of ['', '?compact=1']) {
      const response = await client.request('GET', `/threads/t/canvas/trace${query}`)
      expect(response.headers.get('content-disposition')).toContain('canvas-trace.json')
      const { snapshot } = replayTrace(await response.json(), canvasCatalog())
      expect(snapshot).toEqual((await detail()).state.snapshot)
    }
  })
})

describe.each([
  ['memory', async () => ({ open: async () => createMemoryStore(), remove: async () => undefined })],
  [
    'sqlite',
    async () => {
      const file = join(tmpdir(), `vitrail-canvas-${crypto.randomUUID()}.db`)
      return { open: () => createSqliteStore({ file }), remove: () => rm(file, { force: true }) }
    },
  ],
])('in a %s store', (kind, prepare) => {
  it('a canvas is there again when the server has started again', async () => {
    const { open, remove } = await prepare()
    const store = await open()
    const before = start({ store })
    const { ask, tab, detail } = canvasClient(before.client, 't')
    await ask('o1', { operation: { op: 'create', component: 'Counter', props: { step: 5 } } })
    await ask('o2', { operation: note('gone') })
    await ask('o3', { operation: { op: 'remove', id: 'c2' } })
    await ask('o4', { values: { id: 'c1', inputs: { times: 3 } } })
    const early = await tab()
    const seen = await early.until(({ views }) => views.c1?.node?.props.text === '15')
    await early.drop()
    const { snapshot, inputs } = (await detail()).state
    await before.server.close()
    if (kind === 'sqlite') await store.close()

    const after = start({ store: kind === 'sqlite' ? await open() : store })
    const reloaded = canvasClient(after.client, 't')
    const late = await reloaded.tab(seen)
    const state = await late.until(
      ({ views }) => late.frames.length > 0 && views.c1?.node?.props.text === '15',
    )
    expect(late.frames[0]?.kind).toBe('canvas-snapshot')
    expect([state.snapshot, state.inputs, state.canUndo]).toEqual([snapshot, inputs, true])
    expect(await reloaded.ask('o5', { operation: note('new') })).toMatchObject({
      ok: true,
      steps: [{ action: 'create', id: 'c3' }],
    })
    await late.drop()
    await remove()
  })

  it('an edit whose answer was lost is done once, whatever it was', async () => {
    const { open, remove } = await prepare()
    const store = await open()
    const before = start({ store })
    const draft = (text: string) => ({ component: 'StickyNote', props: { text } })
    const asked: [string, CanvasEdit][] = [
      ['create', { operation: note('A') }],
      ['many', { operation: { op: 'create-many', instances: [draft('B'), draft('C')] } }],
      ['undo', { undo: true }],
      ['update', { operation: { op: 'update', id: 'c1', props: { text: 'A!' } } }],
      ['remove', { operation: { op: 'remove', id: 'c1' } }],
      ['undo-again', { undo: true }],
      ['redo', { redo: true }],
    ]
    const first = canvasClient(before.client, 't')
    for (const [id, edit] of asked) expect(await first.ask(id, edit)).toMatchObject({ ok: true })
    const { snapshot } = (await first.detail()).state
    const trace = (await store.getCanvas('t'))?.trace
    // As after a crash: what this server knows besides is gone.
    if (kind === 'sqlite') await store.close()
    const reopened = kind === 'sqlite' ? await open() : store

    const again = canvasClient(start({ store: reopened }).client, 't')
    for (const [id, edit] of asked) {
      expect(await again.ask(id, edit)).toMatchObject({ ok: true, steps: [], seq: expect.any(Number) })
    }
    expect((await again.detail()).state.snapshot).toEqual(snapshot)
    expect((await reopened.getCanvas('t'))?.trace).toEqual(trace)
    expect(await again.ask('new', { operation: note('D') })).toMatchObject({ steps: [{ action: 'create' }] })
    await remove()
  })
})

describe('what a canvas leaves behind', () => {
  it('nothing when the server closes: every signal is aborted, every connection ends', async () => {
    const resolved: Resolved = { signals: [] }
    const { client, server } = start({ resolved })
    const { ask, tab } = canvasClient(client, 't')
    const count = 5
    for (let n = 0; n < count; n++) {
      await ask(`o${n}`, { operation: { op: 'create', component: 'Counter', props: {} } })
    }
    const open = await tab()
    await open.until(isReady(count))
    expect(resolved.signals).toHaveLength(count)
    expect(resolved.signals.filter(({ aborted }) => aborted)).toEqual([])
    await server.close()
    expect(resolved.signals.filter(({ aborted }) => !aborted)).toEqual([])
    const events = await open.rest()
    expect(events.filter(({ event }) => event === 'done')).toEqual([])
  })

  it('nothing when its thread is deleted', async () => {
    const resolved: Resolved = { signals: [] }
    const { client } = start({ resolved })
    const { ask, tab } = canvasClient(client, 't')
    await ask('o1', { operation: { op: 'create', component: 'Counter', props: {} } })
    const open = await tab()
    await open.until(isReady(1))
    expect((await client.request('DELETE', '/threads/t')).status).toBe(204)
    expect(resolved.signals.every(({ aborted }) => aborted)).toBe(true)
    expect((await open.rest()).at(-1)?.event).toBe('done')
    expect((await client.request('GET', '/threads/t/canvas')).status).toBe(404)
  })
})

describe('a store that fails', () => {
  it('holds nothing up: edits are done, marked as unsaved, and stored later', async () => {
    const store = createMemoryStore()
    let failing = true
    const flaky = {
      ...store,
      putCanvasEntries: async (...args: Parameters<typeof store.putCanvasEntries>) => {
        if (failing) throw new Error('disk full')
        return store.putCanvasEntries(...args)
      },
    }
    const { client, server } = start({ store: flaky })
    const { ask, detail } = canvasClient(client, 't')
    expect(await ask('o1', { operation: note('A') })).toMatchObject({ ok: true, unsaved: true })
    expect((await detail()).unsaved).toBe(true)
    failing = false
    await ask('o2', { operation: note('B') })
    await server.close()
    expect((await store.getCanvas('t'))?.trace.map(({ op }) => op)).toEqual(['create', 'create'])
  })
})

describe('bad requests', () => {
  const edit = { operationId: 'o', operation: note('A') }
  it.each([
    ['a thread that is not there', 'GET', '/threads/none/canvas', undefined, 404, 'thread_not_found'],
    ['its stream', 'GET', '/threads/none/canvas/stream', undefined, 404, 'thread_not_found'],
    ['its trace', 'GET', '/threads/none/canvas/trace', undefined, 404, 'thread_not_found'],
    ['a strange id', 'POST', '/threads/a%20b/canvas/ops', edit, 400, 'invalid_thread_id'],
    [
      'a strange place in the log',
      'GET',
      '/threads/t/canvas/stream?after=x',
      undefined,
      400,
      'invalid_query',
    ],
    ['no operation id', 'POST', '/threads/t/canvas/ops', { operation: note('A') }, 400, 'invalid_body'],
    ['nothing to do', 'POST', '/threads/t/canvas/ops', { operationId: 'o' }, 400, 'invalid_body'],
    ['two things', 'POST', '/threads/t/canvas/ops', { ...edit, undo: true }, 400, 'invalid_body'],
    [
      'another op',
      'POST',
      '/threads/t/canvas/ops',
      { operationId: 'o', operation: { op: 'x' } },
      400,
      'invalid_body',
    ],
    ['no JSON', 'POST', '/threads/t/canvas/ops', '{', 400, 'invalid_json'],
    ['a body too large', 'POST', '/threads/t/canvas/ops', 'x'.repeat(300_000), 413, 'body_too_large'],
  ])('%s', async (_, method, path, body, status, code) => {
    const { client } = start()
    await canvasClient(client, 't').ask('first', { operation: note('A') })
    const response = await client.request(method, path, body)
    expect([response.status, (await response.json()).error.code]).toEqual([status, code])
  })

  it('what belongs to another is not there', async () => {
    const { client, server } = start()
    await canvasClient(client, 't').ask('o1', { operation: note('A') })
    const bob = httpClient(server, 'bob')
    for (const [method, path, body] of [
      ['GET', '/threads/t/canvas', undefined],
      ['GET', '/threads/t/canvas/stream', undefined],
      ['GET', '/threads/t/canvas/trace', undefined],
      ['POST', '/threads/t/canvas/ops', edit],
    ] as const) {
      expect((await bob.request(method, path, body)).status).toBe(404)
    }
    expect((await canvasClient(client, 't').detail()).state.snapshot.roots).toEqual(['c1'])
  })

  it('an agent without a canvas has none, and makes no thread for one', async () => {
    const server = createServer({
      agent: createAgent({ model: createScriptedModel([]) }),
      authorize: byHeader,
    })
    servers.push(server)
    const client = httpClient(server)
    const response = await client.request('POST', '/threads/t/canvas/ops', edit)
    expect([response.status, (await response.json()).error.code]).toEqual([404, 'canvas_not_found'])
    expect(await client.threads()).toEqual([])
  })
})

describe('a long trace', () => {
  it('is compacted when nobody works on the canvas; who watches stays', async () => {
    const store = createMemoryStore()
    await store.createThread({ id: 't', actorId: 'ada', title: '', createdAt: 0, updatedAt: 0 })
    const base = { v: 1, by: 'user', at: 0 } as const
    const text = (n: number) => ({ text: `text ${n}` })
    const placed = { id: 'c1', component: 'StickyNote', version: 1 } as const
    const trace: TraceEntry[] = [
      { ...base, change: 1, op: 'create', ...placed, props: text(1) },
      ...Array.from(
        { length: MAX_TRACE_LENGTH - 1 },
        (_, n): TraceEntry => ({ ...base, change: n + 2, op: 'update', ...placed, props: text(n + 2) }),
      ),
    ]
    await store.putCanvasEntries('t', 0, trace)
    const { client } = start({ store })
    const { ask, tab, detail } = canvasClient(client, 't')
    const open = await tab()
    await open.until(isReady(1))
    await ask('o1', { operation: { op: 'update', id: 'c1', props: { text: 'last' } } })
    await ask('o2', { operation: note('after') })
    expect(texts(await open.until(isReady(2)))).toEqual(['last', 'after'])
    expect(open.frames.some(({ kind }) => kind === 'canvas-snapshot')).toBe(true)
    expect((await detail()).state.snapshot.roots).toEqual(['c1', 'c2'])
    await expect
      .poll(async () => (await store.getCanvas('t'))?.trace.map(({ op, change }) => [op, change]))
      .toEqual([
        ['create', 0],
        ['create', 1],
      ])
    await open.drop()
  })
})
