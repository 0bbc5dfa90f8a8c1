import { expect, it } from 'vitest'
import { wallClock } from './wall-clock.ts'

// Offsets as in the IANA database: Los Angeles changed to summer time on 8 March 2026 at 02:00.
it.each([
  ['2026-03-09T02:30:00Z', 'UTC', '2026-03-09T02:30:00.000Z'],
  ['2026-03-09T02:30:00Z', 'America/Los_Angeles', '2026-03-08T19:30:00.000Z'],
  ['2026-03-08T09:30:00Z', 'America/Los_Angeles', '2026-03-08T01:30:00.000Z'],
  ['2026-01-01T00:00:00Z', 'Asia/Kolkata', '2026-01-01T05:30:00.000Z'],
  ['2026-01-01T00:00:00Z', 'Nowhere/At_All', '2026-01-01T00:00:00.000Z'],
])('%s in %s', (moment, zone, clock) => {
  expect(new Date(wallClock(Date.parse(moment), zone)).toISOString()).toBe(clock)
})
