import {
  isGapText,
  isPlainObject,
  type JsonObject,
  numberFromText,
  type ReportRepair,
} from '../../core/index.ts'

interface ReadColumn {
  props: JsonObject
  /** Every text in the column was a percentage. */
  percent: boolean
}

/**
 * Reads the texts of one field as numbers, if every one of them is a number or a gap and all of them use the same decimal mark;
 * a column that mixes two readings stays as it is. One repair per column.
 */
export function readNumberColumn(
  props: JsonObject,
  rowsKey: string,
  field: string,
  report: ReportRepair,
  asFraction: boolean,
): ReadColumn {
  const unchanged = { props, percent: false }
  const rows = props[rowsKey]
  if (!Array.isArray(rows) || field === '__proto__') return unchanged
  const numbers = new Map<string, number | null>()
  const marks = new Set<string>()
  let percents = 0
  for (const row of rows) {
    const cell = isPlainObject(row) && Object.hasOwn(row, field) ? row[field] : undefined
    if (typeof cell !== 'string' || numbers.has(cell)) continue
    const number = isGapText(cell) ? null : numberFromText(cell)
    if (number === undefined) return unchanged
    if (number?.decimalMark !== undefined) marks.add(number.decimalMark)
    if (number?.percent) percents++
    const value = number?.value ?? null
    numbers.set(cell, number?.percent && asFraction ? Number(((value ?? 0) / 100).toPrecision(15)) : value)
  }
  const known = [...numbers.values()].filter((value) => value !== null).length
  if (numbers.size === 0 || marks.size > 1 || (percents > 0 && percents < known)) return unchanged
  report('number_from_text', [rowsKey], `the texts of "${field}" were read as numbers`)
  const read = rows.map((row: unknown) => {
    const cell = isPlainObject(row) && Object.hasOwn(row, field) ? row[field] : undefined
    return isPlainObject(row) && typeof cell === 'string'
      ? { ...row, [field]: numbers.get(cell) ?? null }
      : row
  })
  return { props: { ...props, [rowsKey]: read }, percent: percents > 0 }
}
