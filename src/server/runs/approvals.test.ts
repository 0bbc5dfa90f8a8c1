import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApprovals } from './approvals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const run = { runId: 'r', actorId: 'ada' }
const request = (approvalId: string, inMs = 600_000) => ({
  approvalId,
  toolCallId: 'c',
  name: 'pay',
  input: {},
  expiresAt: Date.now() + inMs,
})

it('the first answer wins and repeats return it', async () => {
  const approvals = createApprovals()
  const answer = approvals.request(request('a'), run)
  expect(approvals.answer('a', 'bob', 'denied')).toBeUndefined()
  expect(approvals.answer('b', 'ada', 'denied')).toBeUndefined()
  expect(approvals.answer('a', 'ada', 'approved')).toBe('approved')
  expect(approvals.answer('a', 'ada', 'denied')).toBe('approved')
  expect(await answer).toBe('approved')
  expect(vi.getTimerCount()).toBe(0)
})

it('a request expires at its time and not before', async () => {
  const approvals = createApprovals()
  let state: string | undefined
  void approvals.request(request('a', 600_000), run).then((answer) => {
    state = answer
  })
  await vi.advanceTimersByTimeAsync(599_999)
  expect(state).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(state).toBe('expired')
  expect(approvals.answer('a', 'ada', 'approved')).toBe('expired')
})

it('a request that expires in a month does not expire at once', async () => {
  const approvals = createApprovals()
  void approvals.request(request('a', 31 * 24 * 3_600_000), run)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(approvals.answer('a', 'ada', 'approved')).toBe('approved')
})

it('the end of a run cancels what it still waits for', async () => {
  const approvals = createApprovals()
  const answers = Promise.all([
    approvals.request(request('a'), run),
    approvals.request(request('b'), run),
    approvals.request(request('c'), { ...run, runId: 'other' }),
  ])
  approvals.answer('a', 'ada', 'approved')
  approvals.cancelRun('r')
  approvals.answer('c', 'ada', 'denied')
  expect(await answers).toEqual(['approved', 'cancelled', 'denied'])
})

it('open requests are never forgotten, settled ones are when there are many', () => {
  const approvals = createApprovals()
  void approvals.request(request('open'), run)
  for (let index = 0; index < 1_100; index++) {
    void approvals.request(request(`a${index}`), run)
    approvals.answer(`a${index}`, 'ada', 'approved')
  }
  expect(approvals.answer('a0', 'ada', 'denied')).toBeUndefined()
  expect(approvals.answer('a1099', 'ada', 'denied')).toBe('approved')
  expect(approvals.answer('open', 'ada', 'denied')).toBe('denied')
})
