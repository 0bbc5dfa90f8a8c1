import type { DataColumn, TimeUnit } from '../../data/index.ts'

const DAY_MS = 86_400_000

/** From the finest up, each with its approximate length. */
const LENGTHS: readonly (readonly [TimeUnit, number])[] = [
  ['hour', DAY_MS / 24],
  ['day', DAY_MS],
  ['week', 7 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['quarter', 91 * DAY_MS],
  ['year', 365 * DAY_MS],
]

const ROOM_FOR_GAPS = 1.5

/** The finest unit of which the column spans at most `wished`, few of them without a row. */
export function unitFor({ type, min, max, distinct }: DataColumn, wished: number): TimeUnit {
  const most = Math.min(wished, Math.ceil(distinct * ROOM_FOR_GAPS) + 1)
  const span = timeOf(max) - timeOf(min)
  const fits = LENGTHS.find(
    ([unit, length]) => (unit !== 'hour' || type === 'datetime') && span / length < most,
  )
  return fits?.[0] ?? 'year'
}

/** The starts of the units from one to another, both among them; without a last one, the first and the one after it. */
export function startsBetween(first: string, last: string | undefined, unit: TimeUnit): string[] {
  const starts = [first]
  for (let at = next(first, unit); at !== undefined; at = next(at, unit)) {
    if (last !== undefined && at > last) break
    starts.push(at)
    if (last === undefined || starts.length > MAX_STARTS) break
  }
  return starts
}

const MAX_STARTS = 2_000

function next(start: string, unit: TimeUnit): string | undefined {
  const date = new Date(timeOf(start))
  if (Number.isNaN(date.getTime())) return undefined
  switch (unit) {
    case 'hour':
      date.setUTCHours(date.getUTCHours() + 1)
      break
    case 'day':
      date.setUTCDate(date.getUTCDate() + 1)
      break
    case 'week':
      date.setUTCDate(date.getUTCDate() + 7)
      break
    case 'month':
      date.setUTCMonth(date.getUTCMonth() + 1)
      break
    case 'quarter':
      date.setUTCMonth(date.getUTCMonth() + 3)
      break
    case 'year':
      date.setUTCFullYear(date.getUTCFullYear() + 1)
      break
  }
  return writeLike(date, start)
}

/** In the form of the start: a day, a wall-clock time, or an instant. */
function writeLike(date: Date, start: string): string {
  const iso = date.toISOString()
  if (!start.includes('T')) return iso.slice(0, 10)
  return `${iso.slice(0, 19)}${start.endsWith('Z') ? 'Z' : ''}`
}

/** Wall-clock times are taken as UTC, as only differences matter. */
function timeOf(moment: unknown): number {
  const text = String(moment)
  return Date.parse(text.includes('T') && !/Z|[+-]\d\d:\d\d$/.test(text) ? `${text}Z` : text)
}
