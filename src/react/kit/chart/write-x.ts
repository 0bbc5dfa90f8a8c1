import {
  dateFormat,
  type FormatContext,
  getOwn,
  isPlainObject,
  type JsonObject,
  numberFormat,
  readDate,
} from '../../../core/index.ts'
import type { Format } from '../environment/use-format.ts'
import { readNumber, readText } from '../read/lenient.ts'
import type { Say } from '../words/say.ts'

const MAX_DECIMALS = 6

/** Writes a place on the x axis: a range by its ends, a month by its name, a boolean as a word. */
export function writeX(
  { xUnit, xEnd }: JsonObject,
  { write, say, context }: { write: Format; say: Say; context: FormatContext },
): (x: unknown, row: JsonObject) => string {
  const endKey = isPlainObject(xEnd) ? readText(xEnd.key) : ''
  return (x, row) => {
    if (typeof x === 'boolean') return say(x ? 'yes' : 'no')
    if (typeof xUnit === 'string' && typeof x === 'string') return writeUnit(x, xUnit, context) ?? x
    const [from, to] = [readNumber(x), endKey === '' ? undefined : readNumber(getOwn(row, endKey))]
    return from === undefined || to === undefined
      ? write(x, { format: 'date' })
      : writeRange(from, to, context)
  }
}

/** With as many decimals as tell the ends apart. */
function writeRange(from: number, to: number, { locale }: FormatContext): string {
  const width = Math.abs(to - from)
  const decimals = width === 0 ? 2 : Math.ceil(-Math.log10(width)) + 1
  const format = numberFormat(
    { locale },
    {
      maximumFractionDigits: Math.min(Math.max(decimals, 0), MAX_DECIMALS),
      useGrouping: Math.abs(to) >= 10_000,
    },
  )
  const [low, high] = [format.format(from), format.format(to)]
  return low === high ? low : `${low} – ${high}`
}

/** Undefined where it is not a date, or has no unit. */
function writeUnit(x: string, unit: string, context: FormatContext): string | undefined {
  const date = readDate(x)
  if (date === undefined) return undefined
  const { locale } = context
  const say = (options: Intl.DateTimeFormatOptions) =>
    dateFormat({ locale }, { ...options, timeZone: date.local ? 'UTC' : context.timeZone }).format(date.time)
  switch (unit) {
    case 'year':
      return say({ year: 'numeric' })
    case 'quarter':
      return `${say({ year: 'numeric' })} Q${Math.floor(new Date(date.time).getUTCMonth() / 3) + 1}`
    case 'month':
      return say({ month: 'short', year: 'numeric' })
    case 'week':
    case 'day':
      return say({ day: 'numeric', month: 'short', year: 'numeric' })
    case 'hour':
      return say({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
    default:
      return undefined
  }
}
