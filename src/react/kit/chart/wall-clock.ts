import { dateFormat, safeTimeZone } from '../../../core/index.ts'

/** The local time in a time zone, as if it were UTC, so that days on an axis begin at local midnight. */
export function wallClock(time: number, timeZone: string): number {
  const parts = dateFormat(
    { locale: 'en' },
    {
      timeZone: safeTimeZone(timeZone),
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  ).formatToParts(time)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
}
