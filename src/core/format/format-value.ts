import { shortenAddress } from '../address/shorten-address.ts'
import { formatBytes, formatDuration } from './format-amount.ts'
import { formatDate } from './format-date.ts'
import { formatCurrency, formatNumber, formatPercent } from './format-number.ts'
import type { FormatContext, ValueFormat } from './value-format.ts'

/** What stands where there is no value. */
export const NO_VALUE = '—'

/**
 * Writes one scalar for a person. Text is never reformatted (except dates and links), a missing value is a dash, and what does not
 * fit its format reads as written. Never throws.
 */
export function formatValue(value: unknown, format: ValueFormat = {}, context: FormatContext = {}): string {
  if (value === null || value === undefined || value === '') return NO_VALUE
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'string') {
    if (format.format === 'date') return formatDate(value, context)
    return format.format === 'link' ? shortenAddress(value) : value
  }
  // Not a scalar: what a check would have refused.
  if (typeof value !== 'number') return typeof value === 'bigint' ? String(value) : '…'
  if (!Number.isFinite(value)) return NO_VALUE
  return formatNumeric(value, format, context)
}

function formatNumeric(value: number, format: ValueFormat, context: FormatContext): string {
  switch (format.format) {
    case 'currency':
      return formatCurrency(value, format, context)
    case 'percent':
      return formatPercent(value, format.decimals, context)
    case 'date':
      return formatDate(value, context)
    case 'bytes':
      return formatBytes(value, context)
    case 'duration':
      return formatDuration(value, context)
    case 'number':
      return formatNumber(value, format, context)
    case 'text':
    case 'link':
    case undefined:
      return format.decimals === undefined && format.unit === undefined
        ? asWritten(value)
        : formatNumber(value, format, context)
  }
}

/** Without the noise of binary fractions: 0.1 + 0.2 reads 0.3. */
function asWritten(value: number): string {
  return String(Number(value.toPrecision(15)))
}
