/**
 * Reads a number out of the ways people write one. Undefined where a word remains or two readings are possible.
 */

interface NumberText {
  value: number
  percent: boolean
  /** Which mark the text uses for decimals; undefined where it shows neither. */
  decimalMark: '.' | ',' | undefined
}

const CODES =
  'USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|CNY|HKD|SGD|INR|KRW|TWD|THB|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|TRY|ILS|ZAR|BRL|MXN|ARS|CLP|AED|SAR'
const CURRENCY = new RegExp(`^(?:[A-Z]{0,3}\\p{Sc}|(?:${CODES}))\\s*|\\s*(?:\\p{Sc}|(?:${CODES}))$`, 'gu')
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, t: 1e12 }
const SUFFIX = /^(.*?\d[\s\d.,]*?)\s*(k|mn?|bn?|t|px|%)?$/i
const PLAIN = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i
const POINT = /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d{1,3}(?:'\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d+)?$/
const COMMA = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:,\d+)?$/
const MAX_LENGTH = 40

/** `$1,234.50`, `1 234,5`, `3.2k`, `12%`, `(15)`, `−3`. */
export function numberFromText(text: string): NumberText | undefined {
  if (text.length > MAX_LENGTH) return undefined
  let rest = text
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/[\u2212\u2013\u2010-\u2012]/g, '-')
    .trim()
  let sign = 1
  const accounting = /^\((.+)\)$/.exec(rest)
  if (accounting?.[1] !== undefined) {
    rest = accounting[1]
    sign = -1
  }
  rest = rest.replace(/^([+-])\s*/, (_, mark: string) => {
    if (mark === '-') sign = -sign
    return ''
  })
  rest = rest.replace(CURRENCY, '').trim()
  // A sign may also follow the currency: $-5.
  if (rest.startsWith('-') && sign === 1) {
    sign = -1
    rest = rest.slice(1)
  }
  const [, digits, suffix = ''] = SUFFIX.exec(rest) ?? []
  if (digits === undefined) return undefined
  const read = readDigits(digits.trim())
  if (read === undefined) return undefined
  const scale = SCALES[suffix.toLowerCase()] ?? 1
  // Rounded to what was written: 3.2 × 1000 is not 3200.0000000000005.
  const value = sign * Number((read.value * scale).toPrecision(15))
  return Number.isFinite(value)
    ? { value, percent: suffix === '%', decimalMark: read.decimalMark }
    : undefined
}

function readDigits(digits: string): Omit<NumberText, 'percent'> | undefined {
  if (PLAIN.test(digits)) {
    return { value: Number(digits), decimalMark: digits.includes('.') ? '.' : undefined }
  }
  if (POINT.test(digits)) {
    const marked = digits.includes('.') || digits.includes(',')
    return { value: Number(digits.replace(/[,' ]/g, '')), decimalMark: marked ? '.' : undefined }
  }
  if (COMMA.test(digits)) {
    return { value: Number(digits.replace(/[. ]/g, '').replace(',', '.')), decimalMark: ',' }
  }
  return undefined
}

const GAPS = new Set([
  '',
  '-',
  '--',
  '—',
  '–',
  'n/a',
  'na',
  'n.a.',
  'nan',
  'null',
  'none',
  'nil',
  'unknown',
  '?',
  '.',
])

/** Words for a missing value. */
export function isGapText(text: string): boolean {
  return text.length <= 8 && GAPS.has(text.trim().toLowerCase())
}
