import type { ColumnType } from '../../data/index.ts'
import type { Aggregation } from './aggregation.ts'

/** The English words of the components of a pack. `datasetComponents(source, { words })` replaces any of them. */
export const DATASET_WORDS = {
  /** BCP 47: how numbers inside these words are written. */
  locale: 'en',
  /** How people read the name of a column: `Miles_per_Gallon` is Miles per Gallon. */
  column: spaced,
  aggregation: (agg: Aggregation): string => AGGREGATIONS[agg],
  /** What a number is: `Mean of Horsepower`. */
  measure: (agg: Aggregation, column: string | undefined): string =>
    column === undefined
      ? 'Rows'
      : agg === 'count'
        ? `Count of ${column}`
        : `${AGGREGATIONS[agg]} of ${column}`,
  by: (measure: string, group: string): string => `${measure} by ${group}`,
  versus: (y: string, x: string): string => `${y} vs. ${x}`,
  distribution: (column: string): string => `Distribution of ${column}`,
  year: (column: string): string => `${column} (year)`,
  columnsOf: (source: string): string => `Columns of ${source}`,
  range: (low: string, high: string): string => `${low} – ${high}`,
  summary: {
    column: 'Column',
    type: 'Type',
    missing: 'Missing',
    distinct: 'Distinct',
    range: 'Range or commonest',
    distribution: 'Distribution',
  },
  types: {
    number: 'number',
    integer: 'whole number',
    text: 'text',
    boolean: 'yes or no',
    date: 'date',
    datetime: 'date and time',
  } satisfies Record<ColumnType, string>,
  none: 'none',
  rows: 'Rows',
  bins: 'Bins',
  other: 'Other',
  missing: 'missing',
  noRows: 'No rows',
  noRowsFiltered: 'No rows meet the filter.',
  noValues: (column: string): string => `${column} has no values here.`,
  filtered: (conditions: string, shown: string, total: string): string =>
    `Filtered: ${conditions} · ${shown} of ${total} rows`,
  /** For a statistic: how many rows have a value at all. */
  filledOf: (filled: string, total: string): string => `${filled} of ${total} rows have a value`,
  sampled: (shown: string, total: string): string => `${shown} of ${total} points, evenly sampled`,
  and: (conditions: readonly string[]): string => conditions.join(', '),
  or: (values: readonly string[], more: number): string =>
    more > 0
      ? `${values.join(', ')} or ${more} more`
      : values.length < 2
        ? values.join('')
        : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  condition: {
    is: (column: string, value: string): string => `${column} is ${value}`,
    isNot: (column: string, value: string): string => `${column} is not ${value}`,
    under: (column: string, value: string): string => `${column} under ${value}`,
    atMost: (column: string, value: string): string => `${column} at most ${value}`,
    over: (column: string, value: string): string => `${column} over ${value}`,
    atLeast: (column: string, value: string): string => `${column} at least ${value}`,
    from: (column: string, low: string, high: string): string => `${column} from ${low} to ${high}`,
    contains: (column: string, value: string): string => `${column} contains “${value}”`,
    missing: (column: string): string => `${column} is missing`,
    known: (column: string): string => `${column} is known`,
  },
}

/** Every text that cards over data show, by key. */
export type DatasetWords = typeof DATASET_WORDS

/** Units such as kWh and pH are not split. */
function spaced(name: string): string {
  return name.replace(/([^_\s])_+(?=[^_\s])/g, '$1 ').replace(/(\p{Ll}{2})(?=\p{Lu})/gu, '$1 ')
}

const AGGREGATIONS: Record<Aggregation, string> = {
  mean: 'Mean',
  median: 'Median',
  min: 'Smallest',
  max: 'Largest',
  sum: 'Sum',
  count: 'Count',
}
