import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPresence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const calls: string[] = []
  const presence = createPresence({
    pause: () => {
      calls.push('pause')
      return ['c1']
    },
    resume: (ids) => void calls.push(`resume ${ids.join()}`),
  })
  return { presence, calls }
}

it('pauses 30 seconds after the last one left, and resumes with the next', () => {
  const { presence, calls } = watch()
  const leave = presence.follow()
  const other = presence.follow()
  leave()
  leave()
  vi.advanceTimersByTime(40_000)
  expect(calls).toEqual([])
  other()
  vi.advanceTimersByTime(29_000)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual(['pause'])
  presence.follow()
  presence.follow()
  expect(calls).toEqual(['pause', 'resume c1'])
})

it('goes on where somebody came back in time', () => {
  const { presence, calls } = watch()
  presence.follow()()
  vi.advanceTimersByTime(20_000)
  presence.follow()
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual([])
})

it('leaves no timer when it is closed', () => {
  const { presence } = watch()
  presence.follow()()
  presence.close()
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves none either where somebody leaves afterwards, and resumes nothing', () => {
  const { presence, calls } = watch()
  presence.follow()()
  vi.advanceTimersByTime(30_000)
  presence.close()
  presence.follow()()
  expect(vi.getTimerCount()).toBe(0)
  expect(calls).toEqual(['pause'])
})
