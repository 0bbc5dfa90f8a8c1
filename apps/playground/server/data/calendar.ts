export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 1 → `January`. Throws `RangeError` outside 1 to 12. */
export function monthName(month: number): string {
  const name = MONTHS[month - 1]
  if (name === undefined) throw new RangeError(`month must be 1 to 12; got ${month}`)
  return name
}

/** `Jun 12 1998` → `1998-06-12`; anything else as it is. */
export function isoDay(written: string): string {
  const match = /^([A-Z][a-z]{2}) (\d{1,2}) (\d{4})$/.exec(written)
  const month = MONTHS.findIndex((name) => name.startsWith(match?.[1] ?? '?')) + 1
  if (match === null || month === 0) return written
  return `${match[3]}-${String(month).padStart(2, '0')}-${(match[2] ?? '').padStart(2, '0')}`
}
