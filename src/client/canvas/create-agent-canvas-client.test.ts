import { describe, expect, it, vi } from 'vitest'
import { openCanvas } from './canvas.fixtures.ts'
import { createAgentCanvasClient } from './create-agent-canvas-client.ts'

const unavailable = (): Response =>
  Response.json({ error: { code: 'down', message: 'down' } }, { status: 503 })

describe('a client of a canvas', () => {
  it('shows what is there and follows what comes', async () => {
    const { server, client, roots } = await openCanvas(['A', 'B'])
    expect(client.getSnapshot()).toMatchObject({ status: 'live', threadId: 't', problem: undefined })
    expect(roots()).toEqual(['c1', 'c2'])
    await server.live.operate({ op: 'remove', id: 'c1' }, { by: 'model' })
    await vi.waitFor(() => expect(roots()).toEqual(['c2']))
  })

  it('misses nothing over a connection that breaks', async () => {
    const { server, client, roots } = await openCanvas(['A'])
    await vi.waitFor(() => expect(client.getSnapshot().status).toBe('live'))
    server.cut()
    await server.live.operate({ op: 'create', component: 'Note', props: { title: 'B' } }, { by: 'model' })
    await vi.waitFor(() => expect(client.getSnapshot().canvas).toEqual(server.live.state()))
    expect(roots()).toEqual(['c1', 'c2'])
  })

  it('starts over from a snapshot, whatever its number', async () => {
    const { server, roots } = await openCanvas(['A', 'B'])
    const state = { ...server.live.state(), snapshot: { roots: [], instances: {}, nextId: 9 }, views: {} }
    const frame = { kind: 'canvas-snapshot', state }
    server.intercept = ({ path }) =>
      path.endsWith('/stream')
        ? new Response(`event: meta\ndata: {}\n\nid: 1\ndata: ${JSON.stringify(frame)}\n\n`, {
            headers: { 'content-type': 'text/event-stream' },
          })
        : undefined
    server.cut()
    await vi.waitFor(() => expect(roots()).toEqual([]))
  })

  it('shows a move, a layout and a removal before the server knows', async () => {
    const { server, client, roots } = await openCanvas(['A', 'B', 'C'])
    const gate: { open?: () => void } = {}
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    server.intercept = ({ path }) => (path.endsWith('/ops') ? opened.then(unavailable) : undefined)
    const asked = [
      client.operate({ op: 'move', id: 'c3', index: 0 }),
      client.operate({ op: 'layout', id: 'c1', layout: { pinned: true } }),
      client.operate({ op: 'remove', id: 'c2' }),
    ]
    expect(roots()).toEqual(['c3', 'c1'])
    expect(client.getSnapshot().canvas.snapshot.instances.c1?.layout).toEqual({ pinned: true })
    server.intercept = undefined
    gate.open?.()
    await Promise.all(asked)
    await vi.waitFor(() => expect(client.getSnapshot().canvas).toEqual(server.live.state()))
    expect(client.getSnapshot().pending).toEqual([])
    expect(roots()).toEqual(['c3', 'c1'])
  })

  it('takes back what is refused, and says why once', async () => {
    const { server, client, roots } = await openCanvas(['A', 'B'])
    server.intercept = ({ path }) =>
      path.endsWith('/ops')
        ? Response.json({
            ok: false,
            seq: 2,
            issues: [{ code: 'pinned', path: [], message: 'It is pinned.', severity: 'error' }],
          })
        : undefined
    const removing = client.operate({ op: 'remove', id: 'c1' })
    expect(roots()).toEqual(['c2'])
    expect(await removing).toMatchObject({ ok: false, error: { code: 'pinned' } })
    expect(roots()).toEqual(['c1', 'c2'])
    expect(client.getSnapshot().problem).toMatchObject({
      code: 'pinned',
      message: 'It is pinned.',
      passing: false,
    })
    client.dismiss()
    expect(client.getSnapshot().problem).toBeUndefined()
  })

  it('says nothing of an undo too many', async () => {
    const { client } = await openCanvas(['A'])
    const answers = await Promise.all([client.undo(), client.undo(), client.undo()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false])
    expect(client.getSnapshot()).toMatchObject({ problem: undefined, pending: [] })
  })

  it('asks for a lost answer under the same id, so that nothing happens twice', async () => {
    const { server, client } = await openCanvas(['A'])
    let lost = 0
    server.intercept = ({ path }) => {
      if (!path.endsWith('/ops') || lost === 2) return undefined
      lost += 1
      return unavailable()
    }
    await client.operate({ op: 'create', component: 'Note', props: { title: 'B' } })
    expect(new Set(server.asked().map(({ operationId }) => operationId)).size).toBe(1)
    expect(server.asked()).toHaveLength(3)
    expect(server.live.state().snapshot.roots).toEqual(['c1', 'c2'])
  })

  it('keeps what could not be sent until it is sent again', async () => {
    const { server, client, roots } = await openCanvas(['A', 'B'])
    server.intercept = ({ path }) => (path.endsWith('/ops') ? unavailable() : undefined)
    await client.operate({ op: 'remove', id: 'c1' })
    expect(roots()).toEqual(['c2'])
    expect(client.getSnapshot().problem).toMatchObject({ passing: true })
    server.intercept = undefined
    await client.resend()
    expect(client.getSnapshot()).toMatchObject({ problem: undefined, pending: [] })
    expect(server.live.state().snapshot.roots).toEqual(['c2'])
  })

  it('gives up what could not be sent when it is dismissed', async () => {
    const { server, client, roots } = await openCanvas(['A'])
    server.intercept = ({ path }) => (path.endsWith('/ops') ? unavailable() : undefined)
    await client.operate({ op: 'remove', id: 'c1' })
    client.dismiss()
    expect(roots()).toEqual(['c1'])
  })

  it('asks for undo, redo and another try', async () => {
    const { server, client, roots } = await openCanvas(['A'])
    await client.undo()
    await vi.waitFor(() => expect(roots()).toEqual([]))
    expect(client.getSnapshot().canvas.canRedo).toBe(true)
    await client.redo()
    await vi.waitFor(() => expect(roots()).toEqual(['c1']))
    await client.retry('c1')
    expect(server.asked().map(({ operationId: _, ...edit }) => edit)).toEqual([
      { undo: true },
      { redo: true },
      { retry: 'c1' },
    ])
  })

  it('shows values at once and keeps what the server makes of them', async () => {
    const { server, client } = await openCanvas(['A'])
    client.setValues({ id: 'c1', inputs: { level: 4 } })
    expect(client.getSnapshot().canvas.inputs.c1).toEqual({ level: 4 })
    await vi.waitFor(() => expect(client.getSnapshot().pending).toEqual([]))
    expect(server.live.state().inputs.c1).toEqual({ level: 4 })
    expect(client.getSnapshot().canvas.inputs.c1).toEqual({ level: 4 })
  })

  it('takes back a value that is refused', async () => {
    const { client } = await openCanvas(['A'])
    client.setValues({ id: 'c1', inputs: { level: 'high' } })
    expect(client.getSnapshot().canvas.inputs.c1).toEqual({ level: 'high' })
    await vi.waitFor(() => expect(client.getSnapshot().problem).toBeDefined())
    expect(client.getSnapshot().canvas.inputs.c1).toBeUndefined()
  })

  it('is empty where the conversation does not exist yet, and looks again when asked', async () => {
    const { server, client, roots } = await openCanvas(['A'])
    client.reset()
    expect(client.getSnapshot()).toMatchObject({ status: 'idle', threadId: undefined })
    server.intercept = () => Response.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 })
    await client.open('t')
    expect(client.getSnapshot()).toMatchObject({ status: 'live', threadId: 't' })
    expect(roots()).toEqual([])
    server.intercept = undefined
    await client.open('t')
    expect(roots()).toEqual(['c1'])
  })

  it('says why it could not be loaded', async () => {
    const { server, client } = await openCanvas([])
    client.reset()
    server.intercept = () =>
      Response.json({ error: { code: 'forbidden', message: 'Not yours.' } }, { status: 403 })
    expect(await client.open('t')).toMatchObject({ ok: false })
    expect(client.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'forbidden' } })
  })

  it('does nothing without a conversation', async () => {
    const client = createAgentCanvasClient({ fetch: () => Promise.reject(new Error('asked')) })
    client.setValues({ id: 'c1', inputs: { level: 1 } })
    expect(await client.undo()).toMatchObject({ ok: false, error: { code: 'no_thread' } })
  })
})
