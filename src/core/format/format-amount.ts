import { numberFormat } from './intl-cache.ts'
import type { FormatContext } from './value-format.ts'

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

/** In powers of 1 000, one decimal: 12.5 MB. */
export function formatBytes(bytes: number, context: FormatContext): string {
  let size = bytes
  let power = 0
  // 999.95 would round to 1,000.0 of the smaller unit.
  while (Math.abs(size) >= 999.95 && power < BYTE_UNITS.length - 1) {
    size /= 1_000
    power++
  }
  const unit = BYTE_UNITS[power] ?? 'byte'
  return numberFormat(context, {
    style: 'unit',
    unit,
    // Few languages shorten the byte itself, and those that do not would leave it in the singular.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(size)
}

const DURATION_UNITS = [
  { unit: 'day', seconds: 86_400, display: 'short' },
  { unit: 'hour', seconds: 3_600, display: 'narrow' },
  { unit: 'minute', seconds: 60, display: 'short' },
  { unit: 'second', seconds: 1, display: 'narrow' },
] as const

/** Of seconds, in its two largest units: 1 h 5 min. Under a minute with one decimal. */
export function formatDuration(seconds: number, context: FormatContext): string {
  const sign = seconds < 0 ? '-' : ''
  const total = Math.abs(seconds)
  const rounded = total < 60 ? Math.round(total * 10) / 10 : Math.round(total)
  const first = DURATION_UNITS.findIndex((step) => rounded >= step.seconds)
  const parts: string[] = []
  let rest = rounded
  for (const step of DURATION_UNITS.slice(first === -1 ? 3 : first).slice(0, 2)) {
    const last = step.seconds === 1
    const amount = last ? rest : Math.floor(rest / step.seconds)
    rest -= amount * step.seconds
    if (amount !== 0 || (parts.length === 0 && last)) parts.push(durationPart(amount, step, context))
  }
  return sign + parts.join(' ')
}

/** The number and the locale's unit, with a space between in every locale. */
function durationPart(amount: number, step: (typeof DURATION_UNITS)[number], context: FormatContext): string {
  const formatter = numberFormat(context, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: step.display,
    maximumFractionDigits: 1,
  })
  const parts = formatter.formatToParts(amount)
  const unit = parts.find((part) => part.type === 'unit')?.value ?? ''
  const number = parts
    .filter((part) => part.type !== 'unit')
    .map((part) => part.value)
    .join('')
  return `${number.trim()} ${unit}`
}
