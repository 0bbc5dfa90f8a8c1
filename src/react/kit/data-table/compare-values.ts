import { safeLocale } from '../../../core/index.ts'

/** The sort key of a cell; undefined for a missing value, which comes last in either direction. */
export function sortKey(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Numbers by size, text as the locale sorts it, numbers before text. */
export function createCompare(locale: string): (a: unknown, b: unknown) => number {
  const collator = new Intl.Collator(safeLocale(locale), { numeric: true })
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b
    if (typeof a === 'number') return -1
    if (typeof b === 'number') return 1
    return collator.compare(String(a ?? ''), String(b ?? ''))
  }
}
