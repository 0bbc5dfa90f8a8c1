import { describe, expect, it } from 'vitest'
import { groupThreads } from './history/group-threads.ts'
import { toolTitle } from './transcript/tool-title.ts'

describe('groupThreads', () => {
  const now = Date.UTC(2026, 2, 10, 1)
  const at = (id: string, updatedAt: number) => ({ id, title: id, createdAt: 0, updatedAt })
  const threads = [
    at('old', now - 30 * 86_400_000),
    at('hour', now - 2 * 3_600_000),
    at('now', now),
    at('week', now - 6 * 86_400_000),
  ]
  const groups = (timeZone: string) =>
    groupThreads(threads, now, timeZone).map(({ word, threads: group }) => [word, group.map(({ id }) => id)])

  it('goes by the calendar day of the time zone, newest first', () => {
    expect(groups('UTC')).toEqual([
      ['chat.today', ['now']],
      ['chat.yesterday', ['hour']],
      ['chat.week', ['week']],
      ['chat.older', ['old']],
    ])
    expect(groups('America/Los_Angeles')).toEqual([
      ['chat.today', ['now', 'hour']],
      ['chat.week', ['week']],
      ['chat.older', ['old']],
    ])
  })
})

describe('toolTitle', () => {
  it.each([
    [{ name: 'list_orders' }, 'List orders'],
    [{ name: 'orders.listAll' }, 'Orders list all'],
    [{ name: 'x', title: 'Find it' }, 'Find it'],
    [{ name: '___' }, '___'],
  ])('%j', (tool, title) => {
    expect(toolTitle(tool)).toBe(title)
  })
})
