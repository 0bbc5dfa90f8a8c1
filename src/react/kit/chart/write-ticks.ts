import {
  dateFormat,
  type FormatContext,
  formatValue,
  numberFormat,
  type ValueFormat,
} from '../../../core/index.ts'

const COMPACT_FROM = 10_000
const YEAR_MS = 365 * 86_400_000
const MONTH_MS = 30 * 86_400_000
const DAY_MS = 86_400_000

/** A value on the axis: short, with as many decimals as the steps need. */
export function writeTick(
  value: number,
  ticks: readonly number[],
  format: ValueFormat,
  context: FormatContext,
): string {
  const largest = Math.max(...ticks.map(Math.abs), 0)
  const compact = largest >= COMPACT_FROM
  switch (format.format) {
    case 'bytes':
    case 'duration':
    case 'date':
      return formatValue(value, format, context)
    case 'percent':
      return number(value, context, { style: 'percent', maximumFractionDigits: 1 })
    case 'currency': {
      const currency = format.currency ?? context.currency
      const notation = compact
        ? { notation: 'compact' as const, minimumFractionDigits: 0, maximumFractionDigits: 1 }
        : { maximumFractionDigits: decimalsOf(ticks), minimumFractionDigits: 0 }
      return number(value, context, {
        ...notation,
        ...(currency !== undefined && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
      })
    }
    default:
      return number(
        value,
        context,
        compact
          ? { notation: 'compact', maximumFractionDigits: 1 }
          : { maximumFractionDigits: decimalsOf(ticks) },
      )
  }
}

function number(value: number, { locale }: FormatContext, options: Intl.NumberFormatOptions): string {
  // Not a currency code: the number alone, as everywhere.
  const { currency, style, ...rest } = options
  const known = currency !== undefined && /^[A-Z]{3}$/.test(currency)
  const usable = style === 'currency' && !known ? rest : options
  return numberFormat({ locale }, usable).format(Object.is(value, -0) ? 0 : value)
}

function decimalsOf(ticks: readonly number[]): number {
  const [first, second] = ticks
  if (first === undefined || second === undefined) return 2
  const step = Math.abs(second - first)
  return step >= 1 || step === 0 ? 1 : Math.min(Math.ceil(-Math.log10(step)), 6)
}

/** A place on an axis of time: the parts that tell the ticks of this span apart. */
export function writeTime(time: number, span: number, { locale }: FormatContext): string {
  const options: Intl.DateTimeFormatOptions =
    span > 4 * YEAR_MS
      ? { year: 'numeric' }
      : span > 10 * MONTH_MS
        ? { month: 'short', year: 'numeric' }
        : span > 2 * DAY_MS
          ? { month: 'short', day: 'numeric' }
          : { hour: 'numeric', minute: '2-digit' }
  return dateFormat({ locale }, { ...options, timeZone: 'UTC' }).format(time)
}

/** A place on an axis of numbers; years are not grouped. */
export function writePosition(value: number, { locale }: FormatContext): string {
  const grouped = Math.abs(value) >= COMPACT_FROM
  return numberFormat({ locale }, { useGrouping: grouped, maximumFractionDigits: 2 }).format(value)
}
