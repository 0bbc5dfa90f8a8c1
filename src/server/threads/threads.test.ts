import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThreadMessage } from '../../core/index.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import type { Store } from '../store/store.ts'
import { createThreads, type Threads } from './threads.ts'

const thread = { id: 't', actorId: 'ada', title: 'T', createdAt: 1, updatedAt: 1 }
const said = (id: string, text = id): ThreadMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }],
  createdAt: 1,
})

/** A store whose writes fail while `broken`, and that counts them. */
function fragileStore(): { store: Store; writes: string[]; broken: boolean } {
  const memory = createMemoryStore()
  const fragile = { store: memory, writes: [] as string[], broken: true }
  const attempt = async (name: string, write: () => Promise<void>): Promise<void> => {
    fragile.writes.push(name)
    if (fragile.broken) throw new Error('disk full')
    await write()
  }
  fragile.store = {
    ...memory,
    createThread: (created) => attempt('create', () => memory.createThread(created)),
    renameThread: (id, title) => attempt('rename', () => memory.renameThread(id, title)),
    putMessage: (id, message) => attempt(`put ${message.id}`, () => memory.putMessage(id, message)),
  }
  return fragile
}

describe('while the store fails', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const setUp = (): { fragile: ReturnType<typeof fragileStore>; threads: Threads; errors: string[] } => {
    const fragile = fragileStore()
    const errors: string[] = []
    const threads = createThreads({
      store: fragile.store,
      onError: (error) => errors.push(error.message),
      retry: { firstDelayMs: 100, longestDelayMs: 300, attempts: 5 },
    })
    return { fragile, threads, errors }
  }

  it('what is written is there, marked as unsaved', async () => {
    const { threads, errors } = setUp()
    expect(await threads.create(thread)).toBe(false)
    expect(await threads.save('t', said('m'))).toBe(false)
    expect(await threads.find('t')).toEqual(thread)
    expect(await threads.messages('t')).toEqual([{ ...said('m'), unsaved: true }])
    const { actorId: _, ...summary } = thread
    expect(await threads.list('ada', 10)).toEqual([summary])
    expect(await threads.list('bob', 10)).toEqual([])
    expect(await threads.findMessage('ada', 'm')).toEqual({ threadId: 't', message: said('m') })
    expect(errors).toContain('disk full')
    await threads.close()
  })

  it('is tried again with growing pauses, then waits for the next write', async () => {
    const { fragile, threads } = setUp()
    await threads.create(thread)
    const attemptsAfter = async (time: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(time)
      return fragile.writes.length
    }
    expect(await attemptsAfter(99)).toBe(1)
    expect(await attemptsAfter(1)).toBe(2)
    expect(await attemptsAfter(200)).toBe(3)
    expect(await attemptsAfter(300)).toBe(4)
    expect(await attemptsAfter(300)).toBe(5)
    expect(await attemptsAfter(100_000)).toBe(5)
    expect(vi.getTimerCount()).toBe(0)
    fragile.broken = false
    expect(await threads.save('t', said('m'))).toBe(true)
    expect(fragile.writes.slice(5)).toEqual(['create', 'put m'])
  })

  it('is stored in order when the store is back, each message once in its newest version', async () => {
    const { fragile, threads } = setUp()
    await threads.create(thread)
    await Promise.all([
      threads.save('t', said('a', 'old')),
      threads.save('t', said('b')),
      threads.save('t', said('a', 'new')),
      threads.rename('t', 'Renamed'),
    ])
    fragile.broken = false
    fragile.writes.length = 0
    await vi.advanceTimersByTimeAsync(300)
    expect(fragile.writes).toEqual(['create', 'rename', 'put a', 'put b'])
    expect(await threads.messages('t')).toEqual([said('a', 'new'), said('b')])
    expect((await fragile.store.getThread('t'))?.title).toBe('Renamed')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a changed message of a stored thread is shown over the stored one', async () => {
    const { fragile, threads } = setUp()
    fragile.broken = false
    await threads.create(thread)
    for (const id of ['a', 'b']) await threads.save('t', said(id))
    fragile.broken = true
    await threads.save('t', said('a', 'new'))
    await threads.rename('t', 'Renamed')
    expect(await threads.messages('t')).toEqual([{ ...said('a', 'new'), unsaved: true }, said('b')])
    expect((await threads.find('t'))?.title).toBe('Renamed')
    await threads.close()
  })

  it('a thread that is removed is not stored later', async () => {
    const { fragile, threads } = setUp()
    await threads.create(thread)
    await threads.remove('t')
    fragile.broken = false
    await vi.advanceTimersByTimeAsync(100_000)
    expect(await threads.find('t')).toBeUndefined()
    expect(fragile.writes).toEqual(['create'])
  })

  it('closing tries once more', async () => {
    const { fragile, threads } = setUp()
    await threads.create(thread)
    fragile.broken = false
    await threads.close()
    expect(await fragile.store.getThread('t')).toEqual(thread)
  })
})

it('a retitle leaves a title that was changed meanwhile', async () => {
  const store = createMemoryStore()
  const threads = createThreads({ store, onError: () => undefined })
  await threads.create(thread)
  await threads.retitle('t', 'T', 'By the model')
  await threads.rename('t', 'Mine')
  await threads.retitle('t', 'By the model', 'By the model again')
  expect((await threads.find('t'))?.title).toBe('Mine')
})
