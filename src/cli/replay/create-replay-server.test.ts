import { expect, it } from 'vitest'
import { type CanvasTrace, defineCatalog, replayTrace } from '../../core/index.ts'
import { datasetComponents, KIT_COMPONENTS } from '../../kit/index.ts'
import { createReplayServer } from './create-replay-server.ts'

const catalog = defineCatalog([...KIT_COMPONENTS, ...datasetComponents()])
const trace: CanvasTrace = [
  {
    v: 1,
    change: 1,
    by: 'model',
    at: 0,
    op: 'create',
    id: 'c3',
    component: 'MarkdownCard',
    version: 1,
    props: { text: 'Hello' },
  },
]

async function open() {
  const server = await createReplayServer({
    catalog,
    data: undefined,
    trace: replayTrace(trace, catalog).canvas.trace(),
    page: { script: 'run()', styles: 'main {}' },
    title: '<b>trace</b>.json',
  })
  const get = async (path: string, init?: RequestInit): Promise<Response> =>
    server.fetch(new Request(`http://127.0.0.1:4330${path}`, init))
  return { server, get }
}

it('serves the page, its title harmless', async () => {
  const { server, get } = await open()
  const page = await (await get('/')).text()
  expect(page).toContain('<title>&#60;b&#62;trace')
  expect(await (await get('/page.js')).text()).toBe('run()')
  expect((await get('/styles.css')).headers.get('content-type')).toContain('text/css')
  await server.close()
})

it('serves the canvas, with its ids, and takes edits', async () => {
  const { server, get } = await open()
  const { state } = await (await get('/agent/threads/replay/canvas')).json()
  expect(state.snapshot.instances.c3.props).toEqual({ text: 'Hello' })
  const edit = { operationId: 'o1', operation: { op: 'remove', id: 'c3' } }
  const response = await get('/agent/threads/replay/canvas/ops', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(edit),
  })
  expect(await response.json()).toMatchObject({ ok: true })
  const after = await (await get('/agent/threads/replay/canvas')).json()
  expect(after.state.snapshot.roots).toEqual([])
  await server.close()
})

it('answers no question', async () => {
  const { server, get } = await open()
  const response = await get('/agent/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello' }),
  })
  expect(await response.text()).toContain('A replay has no model.')
  await server.close()
})
