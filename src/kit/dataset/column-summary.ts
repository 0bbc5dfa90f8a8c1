import * as z from 'zod'
import { type Component, defineComponent, getOwn, type JsonObject } from '../../core/index.ts'
import { Title } from '../shapes/text-shapes.ts'
import { clip, countIn, filterNote, nothing } from './answer.ts'
import { checkColumns } from './check-columns.ts'
import { columnProp, type Dataset, findColumn, requireSource } from './dataset.ts'
import { filterProp, readFilters } from './filter.ts'
import { describeRange, drawDistribution } from './summary/describe-column.ts'
import { measureColumns } from './summary/measure-columns.ts'

const MAX_COLUMNS = 50

/** Every column at a glance. */
export function columnSummary(dataset: Dataset): Component {
  const { words } = dataset
  const props = z.strictObject({
    columns: z
      .array(columnProp(dataset))
      .min(1)
      .max(MAX_COLUMNS, { error: `at most ${MAX_COLUMNS} columns` })
      .optional(),
    title: Title.optional(),
    filter: filterProp,
  })
  return defineComponent({
    name: 'ColumnSummary',
    description: 'Every column at a glance: type, missing, distinct, range or commonest values, distribution',
    props,
    linkable: ['filter'],
    skeleton: 'table',
    width: 'full',
    check: ({ columns, filter }, data) =>
      checkColumns(
        dataset,
        data,
        (columns ?? []).map((name) => ({ name })),
        filter,
      ),
    async resolve({ columns: names, title, filter }, { data, signal }) {
      const source = requireSource(dataset, data)
      const heading = title ?? words.columnsOf(source.name)
      const filters = readFilters(filter)
      const columns =
        names === undefined
          ? source.columns.slice(0, MAX_COLUMNS)
          : [...new Set(names)].map((name) => findColumn(source, name))
      const { rows: counted } = await source.query(
        { filter: filters, aggregate: [{ op: 'count', as: 'rows' }] },
        { signal },
      )
      const rowCount = countIn(counted[0], 'rows')
      if (rowCount === 0) return nothing(dataset, heading, filters)
      const measured = await measureColumns(source, columns, filters, signal)
      const note = filterNote(dataset, filters, rowCount, source.rowCount)
      const labels = words.summary
      return {
        type: 'DataTable',
        props: {
          title: clip(heading, 'title'),
          ...(note !== undefined && { subtitle: note }),
          columns: [
            { key: 'column', label: labels.column },
            { key: 'type', label: labels.type },
            { key: 'missing', label: labels.missing, align: 'right', format: 'percent' },
            { key: 'distinct', label: labels.distinct, align: 'right', format: 'number' },
            { key: 'range', label: labels.range },
            { key: 'distribution', label: labels.distribution },
          ],
          rows: measured.map(
            (one): JsonObject => ({
              column: words.column(one.column.name),
              type: getOwn(words.types, one.column.type) ?? one.column.type,
              missing: (rowCount - one.known) / rowCount,
              distinct: one.distinct,
              range: describeRange(one, words),
              distribution: drawDistribution(one),
            }),
          ),
          sparkKeys: ['distribution'],
          pageSize: MAX_COLUMNS,
          filter: false,
        } satisfies JsonObject,
      }
    },
    fallbackText: ({ title }, _children, text) => text.bold(title ?? words.summary.column),
    example: { props: {} },
  })
}
