import { describe, expect, it } from 'vitest'
import type { ThreadMessage } from '../../core/index.ts'
import { createSqliteStore } from '../sqlite/index.ts'
import { createMemoryStore } from './memory-store.ts'
import type { StoredThread } from './store.ts'

const thread = (id: string, actorId = 'ada'): StoredThread => ({
  id,
  actorId,
  title: `Title of ${id}`,
  createdAt: 1_000,
  updatedAt: 1_000,
})
const said = (id: string, text = id, createdAt = 1_000): ThreadMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }],
  createdAt,
})
const answer = (id: string, finish?: ThreadMessage['finish']): ThreadMessage => ({
  ...said(id),
  role: 'assistant',
  runId: `run-${id}`,
  ...(finish !== undefined && { finish }),
})

describe.each([
  ['memory', async () => createMemoryStore()],
  ['sqlite', () => createSqliteStore({ file: ':memory:' })],
])('the %s store', (_, open) => {
  it('has no thread at first', async () => {
    const store = await open()
    expect(await store.getThread('t')).toBeUndefined()
    expect(await store.listThreads('ada', 10)).toEqual([])
    expect(await store.listMessages('t')).toEqual([])
    expect(await store.findMessage('ada', 'm')).toBeUndefined()
    expect(await store.listUnfinished()).toEqual([])
    await store.close()
  })

  it('keeps a thread; creating it again changes nothing', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    await store.createThread({ ...thread('t', 'bob'), title: 'Other' })
    expect(await store.getThread('t')).toEqual(thread('t'))
    expect(await store.listThreads('bob', 10)).toEqual([])
  })

  it('keeps messages in the order they came, whatever their clocks say', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    const times = [5_000, 5_000, 5_000, 1_400, 1_400, 9_000]
    const messages = times.map((time, index) => said(`m${(7 - index) % 6}`, `text ${index}`, time))
    for (const message of messages) await store.putMessage('t', message)
    expect(await store.listMessages('t')).toEqual(messages)
  })

  it('replaces a message in place and stores a repeated id once', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    for (const id of ['a', 'b', 'c']) await store.putMessage('t', said(id))
    await Promise.all([store.putMessage('t', said('a', 'one')), store.putMessage('t', said('a', 'two'))])
    expect((await store.listMessages('t')).map(({ id, parts }) => [id, parts[0]])).toEqual([
      ['a', { type: 'text', text: 'two' }],
      ['b', { type: 'text', text: 'b' }],
      ['c', { type: 'text', text: 'c' }],
    ])
  })

  it('keeps what a message holds, hostile names and characters too', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    const props = JSON.parse(
      '{"__proto__":{"x":1},"constructor":"c","text":"北京 🌍 \\u0000 \'; DROP TABLE messages"}',
    )
    const message: ThreadMessage = {
      ...answer('a', { reason: 'stop' }),
      parts: [{ type: 'ui', id: 'v', component: 'Card', props }],
    }
    await store.putMessage('t', message)
    const [stored] = await store.listMessages('t')
    expect(JSON.stringify(stored)).toBe(JSON.stringify(message))
  })

  it('shares nothing with what is put in or taken out', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    const message = said('a')
    await store.putMessage('t', message)
    message.parts.push({ type: 'text', text: 'later' })
    const [first] = await store.listMessages('t')
    first?.parts.pop()
    expect((await store.listMessages('t'))[0]?.parts).toEqual([{ type: 'text', text: 'a' }])
  })

  it('lists the thread last written to first, up to a limit', async () => {
    const store = await open()
    for (const id of ['a', 'b', 'c']) await store.createThread(thread(id))
    await store.createThread(thread('d', 'bob'))
    await store.putMessage('a', said('m'))
    expect((await store.listThreads('ada', 10)).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect((await store.listThreads('ada', 2)).map(({ id }) => id)).toEqual(['a', 'c'])
    const { actorId: _, ...summary } = thread('b')
    expect((await store.listThreads('ada', 10))[2]).toEqual(summary)
  })

  it('renames without moving the thread', async () => {
    const store = await open()
    for (const id of ['a', 'b']) await store.createThread(thread(id))
    await store.renameThread('a', 'New')
    await store.renameThread('nowhere', 'New')
    expect((await store.listThreads('ada', 10)).map(({ title }) => title)).toEqual(['Title of b', 'New'])
  })

  it('deletes a thread with its messages; a late write does not bring it back', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    await store.putMessage('t', answer('a'))
    await store.deleteThread('t')
    await store.putMessage('t', said('late'))
    expect(await store.getThread('t')).toBeUndefined()
    expect(await store.listMessages('t')).toEqual([])
    expect(await store.listUnfinished()).toEqual([])
    expect(await store.findMessage('ada', 'a')).toBeUndefined()
  })

  it('finds a message among the threads of one actor', async () => {
    const store = await open()
    await store.createThread(thread('a'))
    await store.createThread(thread('b', 'bob'))
    await store.putMessage('a', said('m', 'of ada'))
    await store.putMessage('b', said('m', 'of bob'))
    expect(await store.findMessage('ada', 'm')).toEqual({ threadId: 'a', message: said('m', 'of ada') })
    expect(await store.findMessage('bob', 'm')).toEqual({ threadId: 'b', message: said('m', 'of bob') })
    expect(await store.findMessage('eve', 'm')).toBeUndefined()
  })

  it('lists the answers that no run has ended', async () => {
    const store = await open()
    await store.createThread(thread('t'))
    await store.putMessage('t', said('q'))
    await store.putMessage('t', answer('a'))
    await store.putMessage('t', answer('b'))
    expect(await store.listUnfinished()).toEqual([
      { threadId: 't', message: answer('a') },
      { threadId: 't', message: answer('b') },
    ])
    await store.putMessage('t', answer('a', { reason: 'stop' }))
    expect((await store.listUnfinished()).map(({ message }) => message.id)).toEqual(['b'])
  })
})

it('the memory store forgets the thread written to longest ago', async () => {
  const store = createMemoryStore({ maxThreads: 2 })
  for (const id of ['a', 'b']) await store.createThread(thread(id))
  await store.putMessage('a', said('m'))
  await store.createThread(thread('c'))
  expect((await store.listThreads('ada', 10)).map(({ id }) => id)).toEqual(['c', 'a'])
})
