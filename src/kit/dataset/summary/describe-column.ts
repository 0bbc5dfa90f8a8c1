import { writeValue } from '../describe-filters.ts'
import type { DatasetWords } from '../words.ts'
import type { MeasuredColumn } from './measure-columns.ts'

const BLOCKS = '▁▂▃▄▅▆▇█'
const EMPTY = '·'
const MAX_VALUES = 3

/** The range, or the most common values with their counts. */
export function describeRange({ min, max, top, known }: MeasuredColumn, words: DatasetWords): string {
  if (known === 0) return words.none
  if (top.length > 0) {
    const named = top.slice(0, MAX_VALUES)
    return named
      .map(({ value, rows }) => `${writeValue(value, words)} (${writeValue(rows, words)})`)
      .join(', ')
  }
  return words.range(writeValue(min, words), writeValue(max, words))
}

/** One block character per step, from zero; whatever is not empty stays visible. */
export function drawDistribution({ counts }: MeasuredColumn): string {
  const most = Math.max(...counts, 0)
  if (most === 0) return ''
  return counts
    .map((count) => (count === 0 ? EMPTY : BLOCKS[Math.ceil((count / most) * BLOCKS.length) - 1]))
    .join('')
}
