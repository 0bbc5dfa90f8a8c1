import { dateFormat, safeTimeZone } from './intl-cache.ts'
import type { FormatContext } from './value-format.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/
/** Numbers below this are years and counts rather than epoch milliseconds (26 April 1970). */
const SMALLEST_EPOCH = 1e10
const LARGEST_EPOCH = 8.64e15

/**
 * A day as a medium date, a moment with its time. A day, and a moment written without an offset, is never moved by the time zone;
 * anything that is not a date reads as written.
 */
export function formatDate(value: string | number, context: FormatContext): string {
  const date = readDate(value)
  if (date === undefined) return String(value)
  return dateFormat(context, {
    dateStyle: 'medium',
    ...(date.withTime && { timeStyle: 'short' }),
    timeZone: date.local ? 'UTC' : safeTimeZone(context.timeZone),
  }).format(date.time)
}

interface ReadDate {
  /** Epoch milliseconds; of a local date as if it were UTC. */
  time: number
  withTime: boolean
  /** Written without an offset: a wall clock, the same in every zone. */
  local: boolean
}

/** Reads `YYYY-MM-DD`, ISO 8601 with a time, or epoch milliseconds. */
export function readDate(value: string | number): ReadDate | undefined {
  if (typeof value === 'number') {
    const size = Math.abs(value)
    return size >= SMALLEST_EPOCH && size <= LARGEST_EPOCH
      ? { time: value, withTime: true, local: false }
      : undefined
  }
  const text = value.trim()
  const day = DAY.exec(text)
  if (day !== null) {
    const time = Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3]))
    // Date.UTC rolls 31 February over into March; that is not a day.
    return new Date(time).toISOString().startsWith(text) ? { time, withTime: false, local: true } : undefined
  }
  const moment = MOMENT.exec(text)
  if (moment === null) return undefined
  const local = moment[1] === undefined
  const time = Date.parse(local ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T'))
  return Number.isNaN(time) ? undefined : { time, withTime: true, local }
}
