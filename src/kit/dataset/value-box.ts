import * as z from 'zod'
import { type Component, defineComponent } from '../../core/index.ts'
import { Int } from '../shapes/numbers.ts'
import { Title } from '../shapes/text-shapes.ts'
import { AGGREGATIONS, aggregateOf } from './aggregation.ts'
import { clip, countIn, drawnNumber, filterNote, nothing, numberIn } from './answer.ts'
import { checkColumns } from './check-columns.ts'
import { columnProp, type Dataset, requireSource } from './dataset.ts'
import { writeCount } from './describe-filters.ts'
import { filterProp, readFilters } from './filter.ts'

/** One statistic of a column. */
export function valueBox(dataset: Dataset): Component {
  const { words } = dataset
  const props = z.strictObject({
    title: Title,
    column: columnProp(dataset),
    agg: z.enum(AGGREGATIONS),
    digits: Int(0, 6).default(2),
    filter: filterProp,
  })
  return defineComponent({
    name: 'ValueBox',
    description: 'One statistic of a column; any column for count, else a numeric one',
    props,
    linkable: ['filter'],
    skeleton: 'card',
    check: ({ column, agg, filter }, data) =>
      checkColumns(dataset, data, [{ name: column, numeric: agg !== 'count' }], filter),
    async resolve({ title, column, agg, digits, filter }, { data, signal }) {
      const source = requireSource(dataset, data)
      const filters = readFilters(filter)
      const { rows } = await source.query(
        {
          filter: filters,
          aggregate: [
            aggregateOf(agg, column, 'value'),
            { op: 'count', as: 'rows' },
            { op: 'count', column, as: 'filled' },
          ],
        },
        { signal },
      )
      const value = numberIn(rows[0], 'value')
      if (value === undefined) return nothing(dataset, title, filters, words.noValues(words.column(column)))
      const total = countIn(rows[0], 'rows')
      const filled = countIn(rows[0], 'filled')
      // The mean of two rows must not pass for the mean of fifty.
      const notes = [
        words.measure(agg, words.column(column)),
        agg !== 'count' && filled < total
          ? words.filledOf(writeCount(filled, words), writeCount(total, words))
          : undefined,
        filterNote(dataset, filters, total, source.rowCount),
      ]
      return {
        type: 'Metric',
        props: {
          label: clip(title, 'label'),
          value: drawnNumber(value, words),
          decimals: Number.isInteger(value) ? 0 : digits,
          hint: clip(notes.filter((note) => note !== undefined).join(' · '), 'line'),
        },
      }
    },
    fallbackText: ({ title, column, agg }, _children, text) =>
      `${text.bold(title)} ${text.text(words.measure(agg, words.column(column)))}`,
    example: { props: { title: 'Rows', column: firstColumn(dataset), agg: 'count' } },
  })
}

function firstColumn({ source }: Dataset): string {
  return source?.columns[0]?.name ?? 'price'
}
