import { expect, it, vi } from 'vitest'
import { createAgentChatClient } from '../chat/create-agent-chat-client.ts'
import { type FakeHandler, fakeServer } from '../test-kit/fake-server.ts'

const thread = (id: string, title: string) => ({ id, title, createdAt: 1, updatedAt: 1 })
const two = [thread('a', 'Apples'), thread('b', 'Bees')]

function setUp(handlers: Record<string, FakeHandler> = {}) {
  const server = fakeServer({
    'GET /threads': () => Response.json({ threads: [...two, { id: 7 }] }),
    'PATCH /threads/a': () => Response.json(thread('a', 'Ants')),
    'DELETE /threads/a': () => new Response(null, { status: 204 }),
    ...handlers,
  })
  return { server, threads: createAgentChatClient({ fetch: server.fetch }).threads }
}

const titles = (threads: ReturnType<typeof setUp>['threads']) =>
  threads.getSnapshot().items.map(({ title }) => title)

it('loads once for several calls, and leaves out rows that are none', async () => {
  const { server, threads } = setUp()
  await Promise.all([threads.refresh(), threads.refresh()])
  expect(threads.getSnapshot()).toEqual({ status: 'ready', items: two })
  expect(server.asked('GET /threads')).toHaveLength(1)
})

it('shows a change at once', async () => {
  const { server, threads } = setUp()
  await threads.refresh()
  const heard = vi.fn()
  threads.subscribe(heard)
  const renamed = threads.rename('a', 'Ants')
  expect(titles(threads)).toEqual(['Ants', 'Bees'])
  expect(await renamed).toEqual({ ok: true, value: undefined })
  expect(server.asked('PATCH /threads/a')[0]?.body).toEqual({ title: 'Ants' })
  const removed = threads.remove('a')
  expect(titles(threads)).toEqual(['Bees'])
  expect(await removed).toMatchObject({ ok: true })
  expect(heard).toHaveBeenCalledTimes(2)
})

it('takes a change back that the server refuses', async () => {
  const refuse = () => Response.json({ error: { code: 'no', message: 'Not yours.' } }, { status: 403 })
  const { threads } = setUp({ 'PATCH /threads/a': refuse, 'DELETE /threads/a': refuse })
  await threads.refresh()
  expect(await threads.rename('a', 'Ants')).toMatchObject({ ok: false, error: { message: 'Not yours.' } })
  expect(titles(threads)).toEqual(['Apples', 'Bees'])
  expect(await threads.remove('a')).toMatchObject({ ok: false })
  expect(titles(threads)).toEqual(['Apples', 'Bees'])
})

it('keeps what it has when it can not be loaded', async () => {
  let up = true
  const { threads } = setUp({
    'GET /threads': () => (up ? Response.json({ threads: two }) : new Response('', { status: 500 })),
  })
  await threads.refresh()
  up = false
  await threads.refresh()
  expect(threads.getSnapshot()).toMatchObject({ status: 'error', items: two, error: { status: 500 } })
})
