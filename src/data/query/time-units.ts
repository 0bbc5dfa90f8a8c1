import type { TimeUnit } from './query.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The first moment of the unit that holds this one, in UTC; weeks start on Monday. */
export function startOfUnit(epochMs: number, unit: TimeUnit): number {
  if (unit === 'hour') return Math.floor(epochMs / HOUR_MS) * HOUR_MS
  const day = Math.floor(epochMs / DAY_MS)
  if (unit === 'day') return day * DAY_MS
  // The epoch was a Thursday.
  if (unit === 'week') return (day - ((((day + 3) % 7) + 7) % 7)) * DAY_MS
  const date = new Date(epochMs)
  const month = date.getUTCMonth()
  date.setUTCHours(0, 0, 0, 0)
  date.setUTCMonth(unit === 'year' ? 0 : unit === 'quarter' ? month - (month % 3) : month, 1)
  return date.getTime()
}
