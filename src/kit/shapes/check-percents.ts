import { createIssue, type Issue, type Path } from '../../core/index.ts'

/**
 * Percent takes fractions. Where every value but 0 is from 1 to 100, the model most likely wrote percentages: they are drawn
 * as given, and the model is told.
 */
export function checkPercents(format: string | undefined, values: readonly unknown[], path: Path): Issue[] {
  if (format !== 'percent') return []
  const numbers = values.filter((value) => typeof value === 'number' && value !== 0)
  if (numbers.length === 0 || !numbers.every((value) => Number(value) >= 1 && Number(value) <= 100)) return []
  const message = 'percent takes fractions: 0.125 reads 12.5%. These values read as 100% and more'
  return [createIssue('percent_suspect', path, message, { severity: 'warning' })]
}
