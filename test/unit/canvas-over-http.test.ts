import { afterEach, describe, expect, it, vi } from 'vitest'
import { canvas, createAgent } from '../../src/agent/index.ts'
import { type AgentCanvasClient, createAgentCanvasClient } from '../../src/client/index.ts'
import { type CanvasDetail, defineCatalog, type UiCapabilities } from '../../src/core/index.ts'
import { KIT_COMPONENTS } from '../../src/kit/index.ts'
import { createMemoryStore, createServer, type Server, type Store } from '../../src/server/index.ts'
import { createScriptedModel } from '../../src/testing/index.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function startServer(store: Store): Server {
  const agent = createAgent({
    model: createScriptedModel([]),
    canvas: canvas({ catalog }),
    onError: () => undefined,
  })
  const server = createServer({ agent, store, onError: () => undefined })
  cleanUps.push(() => server.close())
  return server
}

type Fault = (url: URL, method: string, answer: () => Promise<Response>) => Promise<Response> | undefined

/** Clients of a real server, over connections that can be cut. */
function network() {
  const store = createMemoryStore()
  let server = startServer(store)
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const state: { fault: Fault | undefined } = { fault: undefined }
  const reset = (): TypeError => new TypeError('fetch failed', { cause: new Error('read ECONNRESET') })

  const onLine = (response: Response): Response => {
    if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response
    const reader = response.body?.getReader()
    if (reader === undefined) return response
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void lines.add(controller),
      async pull(controller) {
        const { done, value } = await reader.read()
        if (!lines.has(controller)) return
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    })
    return new Response(body, response)
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://localhost')
    const answer = () => server.fetch(new Request(url, init))
    return onLine(await (state.fault?.(url, init?.method ?? 'GET', answer) ?? answer()))
  }
  return {
    set fault(fault: Fault | undefined) {
      state.fault = fault
    },
    reset,
    followed: () => lines.size > 0,
    open(threadId = 't', uiCapabilities?: UiCapabilities): AgentCanvasClient {
      const client = createAgentCanvasClient({
        fetch,
        wait: () => new Promise((resolve) => setTimeout(resolve, 2)),
        schedule: (task) => {
          const timer = setTimeout(task, 0)
          return () => clearTimeout(timer)
        },
        ...(uiCapabilities && { uiCapabilities }),
      })
      cleanUps.push(() => client.reset())
      void client.open(threadId)
      return client
    },
    cut() {
      for (const line of lines) line.error(reset())
      lines.clear()
    },
    async restart() {
      const before = server
      server = startServer(store)
      await before.close()
    },
    async detail(threadId = 't'): Promise<CanvasDetail> {
      const answer = await server.fetch(new Request(`http://localhost/agent/threads/${threadId}/canvas`))
      return (await answer.json()) as CanvasDetail
    },
  }
}

const text = (words: string) => ({ op: 'create', component: 'Text', props: { text: words } }) as const
const words = (client: AgentCanvasClient): unknown[] => {
  const { snapshot } = client.getSnapshot().canvas
  return snapshot.roots.map((id) => snapshot.instances[id]?.props.text)
}
/** Waits until a client shows the state of the server and has no pending requests. */
const settled = (client: AgentCanvasClient, net: ReturnType<typeof network>) =>
  vi.waitFor(async () => {
    const { canvas: shown, pending, status } = client.getSnapshot()
    expect([status, pending]).toEqual(['live', []])
    const { state } = await net.detail()
    expect({ ...shown, seq: 0 }).toEqual({ ...state, seq: 0 })
  })

describe('a canvas over the routes of a server', () => {
  it('can be begun before the conversation, and two tabs show the same', async () => {
    const net = network()
    const one = net.open()
    await vi.waitFor(() => expect(one.getSnapshot().status).toBe('live'))
    expect(await one.operate(text('A'))).toMatchObject({ ok: true })
    const other = net.open()
    await settled(other, net)
    await Promise.all([one.operate(text('B')), other.operate(text('C')), other.operate(text('D'))])
    await settled(one, net)
    await settled(other, net)
    expect(words(one)).toEqual(words(other))
    expect(words(one).toSorted()).toEqual(['A', 'B', 'C', 'D'])
    await one.undo()
    await settled(other, net)
    expect(words(other)).toHaveLength(3)
  })

  it('loses nothing and does nothing twice where every line breaks', async () => {
    const net = network()
    const one = net.open()
    await vi.waitFor(() => expect(one.getSnapshot().status).toBe('live'))
    await one.operate(text('0'))
    const other = net.open()
    await settled(other, net)
    let asked = 0
    net.fault = (_url, method, answer) => {
      if (method !== 'POST') return undefined
      asked += 1
      if (asked % 3 === 1) return Promise.reject(net.reset())
      // Done, but the answer is lost.
      return asked % 3 === 2 ? answer().then(() => Promise.reject(net.reset())) : undefined
    }
    const adding = Array.from({ length: 6 }, (_, index) => one.operate(text(String(index + 1))))
    for (let cuts = 0; cuts < 8; cuts += 1) {
      net.cut()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect((await Promise.all(adding)).every(({ ok }) => ok)).toBe(true)
    await settled(one, net)
    await settled(other, net)
    expect(words(other)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  })

  it('goes on over a restart of the server, whose log begins anew', async () => {
    const net = network()
    const one = net.open()
    await vi.waitFor(() => expect(one.getSnapshot().status).toBe('live'))
    await one.operate(text('A'))
    await one.operate(text('B'))
    await settled(one, net)
    await net.restart()
    net.cut()
    expect(await one.operate({ op: 'move', id: 'c2', index: 0 })).toMatchObject({ ok: true })
    await settled(one, net)
    expect(words(one)).toEqual(['B', 'A'])
    await one.undo()
    await settled(one, net)
    expect(words(one)).toEqual(['A', 'B'])
  })

  it('is down for a while: what was asked meanwhile waits, and can be sent again', async () => {
    const net = network()
    const one = net.open()
    await vi.waitFor(() => expect(one.getSnapshot().status).toBe('live'))
    await one.operate(text('A'))
    await vi.waitUntil(net.followed)
    net.fault = () =>
      Promise.resolve(Response.json({ error: { code: 'failed', message: 'down' } }, { status: 500 }))
    net.cut()
    expect(await one.operate({ op: 'layout', id: 'c1', layout: { pinned: true } })).toMatchObject({
      ok: false,
    })
    await vi.waitFor(() => expect(one.getSnapshot().status).toBe('reconnecting'))
    expect(one.getSnapshot()).toMatchObject({
      problem: { passing: true },
      canvas: { snapshot: { instances: { c1: { layout: { pinned: true } } } } },
    })
    net.fault = undefined
    await one.resend()
    await settled(one, net)
    expect(one.getSnapshot().canvas.snapshot.instances.c1?.layout).toEqual({ pinned: true })
    expect(one.getSnapshot().problem).toBeUndefined()
  })

  it.each([
    [409, 'message_conflict'],
    [403, 'forbidden'],
  ])('takes back what is refused with %i', async (status, code) => {
    const net = network()
    const one = net.open()
    await vi.waitFor(() => expect(one.getSnapshot().status).toBe('live'))
    await one.operate(text('A'))
    net.fault = (_url, method) =>
      method === 'POST'
        ? Promise.resolve(Response.json({ error: { code, message: 'no' } }, { status }))
        : undefined
    expect(await one.operate({ op: 'remove', id: 'c1' })).toMatchObject({ ok: false, error: { code } })
    await settled(one, net)
    expect(words(one)).toEqual(['A'])
    expect(one.getSnapshot().problem).toMatchObject({ code, passing: false })
  })

  it('gets text for what it cannot draw', async () => {
    const net = network()
    await net.open().operate(text('words'))
    await net.open().operate({ op: 'create', component: 'Metric', props: { label: 'Cars', value: 406 } })
    const plain = net.open('t', { components: [{ name: 'Text', version: 1 }] })
    await vi.waitFor(() => expect(Object.keys(plain.getSnapshot().canvas.views)).toEqual(['c1', 'c2']))
    expect(plain.getSnapshot().canvas.views.c1?.node?.text).toBeUndefined()
    expect(plain.getSnapshot().canvas.views.c2?.node?.text).toContain('406')
    await plain.operate({ op: 'update', id: 'c2', props: { value: 407 } })
    await vi.waitFor(() => expect(plain.getSnapshot().canvas.views.c2?.node?.text).toContain('407'))
  })
})
