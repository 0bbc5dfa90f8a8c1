import { numberFormat } from '../../../core/index.ts'

interface Marks {
  decimal: string
  group: string
  digits: readonly string[]
}

const made = new Map<string, Marks>()

/** Parses a number typed in this language: its digits, its decimal mark, with or without grouping. */
export function parseNumber(text: string, locale: string): number | undefined {
  const marks = marksOf(locale)
  const latin = [...text.replace(/[\s\u061c\u200e\u200f]/g, '')].map((character) => {
    const digit = marks.digits.indexOf(character)
    return digit === -1 ? character.replace('\u2212', '-') : String(digit)
  })
  const plain = withoutGroups(latin.join(''), marks)
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain)) return undefined
  const number = Number(plain)
  return Number.isFinite(number) ? number : undefined
}

/** A separator groups digits only if three follow at the end; a lone one elsewhere is taken as the decimal mark. */
function withoutGroups(text: string, { decimal, group }: Marks): string {
  const [whole = '', ...fractions] = text.split(decimal)
  if (fractions.length > 1) return text
  const parts = whole.split(group)
  const isGrouped = group !== '' && parts.length > 1
  if (isGrouped && !(parts.at(-1)?.length === 3 && parts.slice(1).every((part) => part.length >= 2))) {
    return parts.length === 2 && fractions.length === 0 ? parts.join('.') : text
  }
  return [parts.join(''), ...fractions].join('.')
}

/** A number as people type it in this language: no grouping, no rounding. */
export function typedNumber(number: number, locale: string): string {
  return numberFormat({ locale }, { useGrouping: false, maximumFractionDigits: 15 }).format(number)
}

function marksOf(locale: string): Marks {
  const known = made.get(locale)
  if (known !== undefined) return known
  const format = numberFormat({ locale }, { useGrouping: true })
  const parts = format.formatToParts(-12_345.6)
  const mark = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  const plain = numberFormat({ locale }, { useGrouping: false })
  const marks = {
    decimal: mark('decimal'),
    group: mark('group'),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
  }
  made.set(locale, marks)
  return marks
}
