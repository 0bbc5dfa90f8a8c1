import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimeBudget } from './time-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the signal aborts when the time is used up', () => {
  const budget = createTimeBudget(100)
  vi.advanceTimersByTime(99)
  expect(budget.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(budget.signal.aborted).toBe(true)
})

test('waiting for a person does not count, however many waits overlap', async () => {
  const budget = createTimeBudget(100)
  vi.advanceTimersByTime(60)
  const releases: (() => void)[] = []
  const waits = [1, 2].map(() => budget.during(new Promise<void>((resolve) => releases.push(resolve))))
  vi.advanceTimersByTime(10_000)
  releases[0]?.()
  await waits[0]
  vi.advanceTimersByTime(10_000)
  expect(budget.signal.aborted).toBe(false)
  releases[1]?.()
  await waits[1]
  vi.advanceTimersByTime(39)
  expect(budget.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(budget.signal.aborted).toBe(true)
})

test('a budget that was stopped leaves no timer, even when a wait ends later', async () => {
  const budget = createTimeBudget(100)
  let release = (): void => undefined
  const wait = budget.during(
    new Promise<void>((resolve) => {
      release = resolve
    }),
  )
  budget.stop()
  release()
  await wait
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that jumps while a person is waited for costs no time', async () => {
  const budget = createTimeBudget(100)
  vi.setSystemTime(Date.now() + 3_600_000)
  await budget.during(Promise.resolve())
  vi.advanceTimersByTime(99)
  expect(budget.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(budget.signal.aborted).toBe(true)
})

test('no limit is no limit', () => {
  const budget = createTimeBudget(Number.POSITIVE_INFINITY)
  vi.advanceTimersByTime(86_400_000)
  expect(budget.signal.aborted).toBe(false)
})
