import { describe, expect, it, vi } from 'vitest'
import { createViewStateStore, MAX_VIEW_STATE, type ViewStateStorage } from './view-state-store.ts'

function memory(entries: Record<string, string> = {}): ViewStateStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

const view = { threadId: 't1', runId: 'r1', viewId: 'c1:ui:0' }

describe('createViewStateStore', () => {
  it('keeps values across reloads, by view and node', () => {
    const storage = memory()
    createViewStateStore(storage).set(view, 'root', 'values', 'name', 'Ada')
    const reloaded = createViewStateStore(storage)
    expect(reloaded.get(view, 'root', 'values', 'name')).toBe('Ada')
    expect(reloaded.get(view, 'root', 'view', 'name')).toBeUndefined()
    expect(reloaded.get(view, 'root/0', 'values', 'name')).toBeUndefined()
    expect(reloaded.get({ ...view, runId: 'r2' }, 'root', 'values', 'name')).toBeUndefined()
  })

  it('keeps the identity of what it holds, and tells of changes', () => {
    const store = createViewStateStore(memory())
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    const sort = { key: 'a' }
    store.set(view, 'root', 'view', 'sort', sort)
    expect(store.get(view, 'root', 'view', 'sort')).toBe(sort)
    stop()
    store.set(view, 'root', 'view', 'sort', undefined)
    expect(store.get(view, 'root', 'view', 'sort')).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('treats names of Object.prototype as data', () => {
    const storage = memory()
    const store = createViewStateStore(storage)
    expect(store.get(view, 'root', 'values', 'constructor')).toBeUndefined()
    store.set(view, '__proto__', 'values', '__proto__', 'x')
    expect(createViewStateStore(storage).get(view, '__proto__', 'values', '__proto__')).toBe('x')
  })

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['another shape', '[1,{"values":7}]'],
  ])('takes %s for nothing kept', (_, text) => {
    const key = 'vitrail:view:t1:r1:c1%3Aui%3A0'
    expect(createViewStateStore(memory({ [key]: text })).get(view, 'root', 'values', 'a')).toBeUndefined()
  })

  it('goes on without saving what is too large, and says so', () => {
    const storage = memory()
    const store = createViewStateStore(storage)
    store.set(view, 'root', 'values', 'text', 'x'.repeat(MAX_VIEW_STATE))
    expect(store.failure()?.code).toBe('view_state_too_large')
    expect(store.get(view, 'root', 'values', 'text')).toHaveLength(MAX_VIEW_STATE)
    expect(storage.entries.size).toBe(0)
  })

  it('goes on where storage refuses, and says the first reason', () => {
    const storage: ViewStateStorage = {
      ...memory(),
      setItem() {
        throw new Error('quota')
      },
    }
    const store = createViewStateStore(storage)
    store.set(view, 'root', 'values', 'a', 1)
    expect(store.get(view, 'root', 'values', 'a')).toBe(1)
    expect(store.failure()).toEqual({ code: 'view_state_unsaved', message: 'quota' })
  })

  it('forgets a conversation', () => {
    const storage = memory({ other: 'stays' })
    const store = createViewStateStore(storage)
    store.set(view, 'root', 'values', 'a', 1)
    store.set({ ...view, threadId: 't12' }, 'root', 'values', 'a', 2)
    store.forgetThread('t1')
    expect(store.get(view, 'root', 'values', 'a')).toBeUndefined()
    expect(store.get({ ...view, threadId: 't12' }, 'root', 'values', 'a')).toBe(2)
    expect(storage.entries.has('other')).toBe(true)
  })

  it('writes nothing down outside a view', () => {
    const storage = memory()
    createViewStateStore(storage).set({ ...view, viewId: '' }, 'root', 'values', 'a', 1)
    expect(storage.entries.size).toBe(0)
  })
})
