import { numberFormat } from './intl-cache.ts'
import type { FormatContext, ValueFormat } from './value-format.ts'

const CURRENCY_CODE = /^[A-Z]{3}$/
const CURRENCY_SIGN = /^\p{Sc}$/u

/** Grouped, at most 2 decimals or exactly `decimals`, then the unit; a currency sign goes before. */
export function formatNumber(value: number, format: ValueFormat, context: FormatContext): string {
  const text = numberFormat(context, fractionDigits(format.decimals, 2)).format(value)
  const unit = format.unit?.trim() ?? ''
  if (unit === '') return text
  if (unit === '%') return `${text}%`
  if (CURRENCY_SIGN.test(unit)) return text.startsWith('-') ? `-${unit}${text.slice(1)}` : `${unit}${text}`
  return `${text} ${unit}`
}

/** In the format's currency, else the context's, else as a number: a currency is never guessed. */
export function formatCurrency(value: number, format: ValueFormat, context: FormatContext): string {
  const currency = format.currency ?? context.currency
  if (currency === undefined || !CURRENCY_CODE.test(currency)) return formatNumber(value, format, context)
  const digits = format.decimals === undefined ? {} : fractionDigits(format.decimals, 2)
  return numberFormat(context, { style: 'currency', currency, ...digits }).format(value)
}

/** Of a fraction: 0.125 is 12.5%. */
export function formatPercent(value: number, decimals: number | undefined, context: FormatContext): string {
  return numberFormat(context, { style: 'percent', ...fractionDigits(decimals, 1) }).format(value)
}

function fractionDigits(decimals: number | undefined, most: number): Intl.NumberFormatOptions {
  if (decimals === undefined) return { maximumFractionDigits: most }
  const digits = Math.min(6, Math.max(0, Math.trunc(decimals) || 0))
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}
