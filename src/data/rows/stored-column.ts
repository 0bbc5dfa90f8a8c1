import { type MomentForm, momentForm, writeMoment } from '../query/moment.ts'
import type { PlannedValue } from '../query/query-plan.ts'
import type { DataColumn, DataValue } from '../source.ts'
import { compareCodePoints } from './compare-code-points.ts'
import type { TypedValues } from './infer-column.ts'

/**
 * One column as numbers, whatever its type, NaN where a value is missing: epochs of dates, 0 and 1 of booleans, and of texts the
 * rank in their sorted list. So filters, groups and sorts compare numbers and know of no types.
 */
export interface StoredColumn {
  readonly column: DataColumn
  readonly values: Float64Array
  /** The different values, ascending. */
  readonly distinct: Float64Array
  /** Of a text column: its different texts, by rank. */
  readonly texts: readonly string[] | undefined
}

export function storeColumn(name: string, typed: TypedValues): StoredColumn {
  const texts = typed.type === 'text' ? sortedTexts(typed.values) : undefined
  const rankOfText = new Map(texts?.map((text, rank) => [text, rank]))
  const values = Float64Array.from(typed.values, (value) => {
    if (typeof value === 'string') return rankOfText.get(value) ?? Number.NaN
    return value === null ? Number.NaN : Number(value)
  })
  const present = values.filter((value) => !Number.isNaN(value)).sort()
  const nulls = values.length - present.length
  const distinct = present.filter((value, at) => at === 0 || value !== present[at - 1])
  const column: DataColumn = {
    name,
    type: typed.type,
    ...(typed.instant && { instant: true }),
    nulls,
    distinct: distinct.length,
  }
  return { column: withRange(column, distinct), values, distinct, texts }
}

function sortedTexts(values: TypedValues['values']): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))].sort(compareCodePoints)
}

function withRange(column: DataColumn, distinct: Float64Array): DataColumn {
  const [min, max] = [distinct[0], distinct.at(-1)]
  if (min === undefined || max === undefined) return column
  const form = momentForm(column)
  if (form !== undefined) return { ...column, min: writeMoment(min, form), max: writeMoment(max, form) }
  return column.type === 'number' || column.type === 'integer' ? { ...column, min, max } : column
}

/** The value as the column's numbers have it; a text that is not there lies between its neighbours. */
export function storedValue(stored: StoredColumn, value: PlannedValue): number {
  if (typeof value !== 'string' || stored.texts === undefined) return Number(value)
  let low = 0
  let high = stored.texts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareCodePoints(stored.texts[middle] ?? '', value) < 0) low = middle + 1
    else high = middle
  }
  return stored.texts[low] === value ? low : low - 0.5
}

/** The cell that a number of this column stands for. */
export function readCell(stored: StoredColumn, value: number, moment: MomentForm | undefined): DataValue {
  if (Number.isNaN(value)) return null
  if (stored.texts !== undefined) return stored.texts[value] ?? null
  if (stored.column.type === 'boolean') return value === 1
  return moment === undefined ? value : writeMoment(value, moment)
}
