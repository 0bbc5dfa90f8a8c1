import { numberFormat } from '../../core/index.ts'
import type { DataFilter } from '../../data/index.ts'
import type { DatasetWords } from './words.ts'

const MAX_VALUES = 3
const LONGEST_VALUE = 40

/** Conditions in words: `Origin is Japan, Horsepower from 80 to 120`. */
export function describeFilters(filters: readonly DataFilter[], words: DatasetWords): string {
  return words.and(joinBounds(filters).map((filter) => describe(filter, words)))
}

/** A lower and an upper bound of one column are one range. */
function joinBounds(filters: readonly DataFilter[]): DataFilter[] {
  const joined: DataFilter[] = []
  for (const filter of filters) {
    const at = joined.findIndex((other) => other.column === filter.column && opposite(other, filter))
    const other = joined[at]
    if (other === undefined) joined.push(filter)
    else {
      const [low, high] = isLower(other) ? [other, filter] : [filter, other]
      // Both are bounds, which hold one value each.
      joined[at] = { column: filter.column, op: 'between', value: [boundOf(low), boundOf(high)] }
    }
  }
  return joined
}

function isLower({ op }: DataFilter): boolean {
  return op === '>' || op === '>='
}

function isUpper({ op }: DataFilter): boolean {
  return op === '<' || op === '<='
}

function opposite(one: DataFilter, other: DataFilter): boolean {
  return (isLower(one) && isUpper(other)) || (isUpper(one) && isLower(other))
}

function boundOf(filter: DataFilter): string | number | boolean {
  return 'value' in filter && !Array.isArray(filter.value) ? filter.value : ''
}

function describe(filter: DataFilter, words: DatasetWords): string {
  const { condition } = words
  const column = words.column(filter.column)
  const write = (value: string | number | boolean | null) => writeValue(value, words)
  switch (filter.op) {
    case '=':
      return condition.is(column, write(filter.value))
    case '!=':
      return condition.isNot(column, write(filter.value))
    case '<':
      return condition.under(column, write(filter.value))
    case '<=':
      return condition.atMost(column, write(filter.value))
    case '>':
      return condition.over(column, write(filter.value))
    case '>=':
      return condition.atLeast(column, write(filter.value))
    case 'between':
      return filter.value[0] === filter.value[1]
        ? condition.is(column, write(filter.value[0]))
        : condition.from(column, write(filter.value[0]), write(filter.value[1]))
    case 'in': {
      const shown = filter.value.slice(0, MAX_VALUES).map(write)
      return condition.is(column, words.or(shown, filter.value.length - shown.length))
    }
    case 'contains':
      return condition.contains(column, write(filter.value))
    case 'is-null':
      return condition.missing(column)
    case 'not-null':
      return condition.known(column)
  }
}

/** A value, cut to a legible length. */
export function writeValue(value: string | number | boolean | null, words: DatasetWords): string {
  if (value === null) return words.missing
  if (typeof value === 'number') return writeNumber(value, words)
  const text = String(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE).trimEnd()}…` : text
}

const GROUPED_FROM = 10_000

/** A bound as short as it may be; years are not grouped. */
function writeNumber(value: number, { locale }: DatasetWords): string {
  const size = Math.abs(value)
  return numberFormat(
    { locale },
    size > 0 && size < 0.01
      ? { maximumSignificantDigits: 3 }
      : { maximumFractionDigits: size >= 1_000 ? 0 : 2, useGrouping: size >= GROUPED_FROM },
  ).format(value)
}

/** How many there are. */
export function writeCount(count: number, { locale }: DatasetWords): string {
  return numberFormat({ locale }, {}).format(count)
}
