import * as z from 'zod'
import { type Component, defineComponent, type JsonObject, VitrailError } from '../../core/index.ts'
import { Int, LARGEST_NUM } from '../shapes/numbers.ts'
import { Title } from '../shapes/text-shapes.ts'
import { AGGREGATIONS, isAdditive } from './aggregation.ts'
import { clip, filterNote, nothing } from './answer.ts'
import { drawGroups } from './chart/draw-groups.ts'
import { groupAxis, splitAxis } from './chart/group-axis.ts'
import { measureCells } from './chart/measure-cells.ts'
import { checkColumns, tooLarge } from './check-columns.ts'
import { columnProp, type Dataset, findColumn, isTemporal, requireSource, sourceOf } from './dataset.ts'
import { filterProp, keepSelection, readFilters, SELECTION } from './filter.ts'
import type { DatasetWords } from './words.ts'

const CHARTS = ['bar', 'line', 'area', 'pie', 'donut'] as const

/** A measure by group. */
export function datasetChart(dataset: Dataset): Component {
  const { words } = dataset
  const props = z.strictObject({
    chart: z.enum(CHARTS),
    group: columnProp(dataset),
    agg: z.enum(AGGREGATIONS),
    column: columnProp(dataset).optional(),
    split: columnProp(dataset).optional(),
    limit: Int(2, 50).default(12),
    title: Title.optional(),
    filter: filterProp,
  })
  return defineComponent({
    name: 'DatasetChart',
    description:
      'A measure by group: agg of a numeric column, or a count; split draws a series for each value of another column',
    props,
    linkable: ['filter'],
    outputs: { selection: SELECTION },
    keepOutputs: (outputs, { group }) => keepSelection(outputs, [group]),
    skeleton: 'chart',
    width: 'wide',
    check(written, data) {
      const { chart, group, agg, column, split, filter } = written
      const wrong = checkColumns(
        dataset,
        data,
        [
          { name: group, scale: true },
          { name: column, numeric: agg !== 'count', scale: agg !== 'count' },
          { name: split },
        ],
        filter,
      )
      if (wrong !== undefined) return wrong
      if (column === undefined && agg !== 'count') return `${agg} needs a numeric column; count needs none`
      if (isWhole(chart) && !isAdditive(agg))
        return `a ${chart} shows shares of a whole: agg must be count or sum, or chart a bar`
      if (isWhole(chart) && split !== undefined) return `a ${chart} has no split; use a bar`
      const divides = sourceOf(dataset, data)?.columns.find(({ name }) => name === split)
      if (divides !== undefined && isTemporal(divides))
        return `split column '${split}' is a ${divides.type}: group by it instead`
      return split !== undefined && split === group ? 'group and split are the same column' : undefined
    },
    async resolve({ chart, group, agg, column, split, limit, title, filter }, { data, signal }) {
      const source = requireSource(dataset, data)
      const heading = title ?? titleOf(words, agg, column, group)
      const filters = readFilters(filter)
      const measure = measureOf(words, agg, column)
      const asked = { source, filters, agg, column, signal }
      const [along, across] = await Promise.all([
        groupAxis(asked, {
          column: findColumn(source, group),
          limit,
          dense: chart === 'line' || chart === 'area',
        }),
        split === undefined ? undefined : splitAxis(asked, findColumn(source, split)),
      ])
      const cells = await measureCells(asked, along, across)
      const largest = cells.reduce((size, { value }) => Math.max(size, Math.abs(value ?? 0)), 0)
      if (largest > LARGEST_NUM) throw new VitrailError('too_large', tooLarge(measure, largest))
      const drawn = drawGroups({ along, across, cells, agg, measure, words })
      if (drawn === undefined) return nothing(dataset, heading, filters)
      const rows = cells.reduce((sum, cell) => sum + cell.rows, 0)
      const note = filterNote(dataset, filters, rows, source.rowCount)
      return {
        type: 'Chart',
        props: {
          // A slice cannot be negative: the same numbers are drawn as bars.
          type: isWhole(chart) && drawn.negative ? 'bar' : chart,
          title: clip(heading, 'title'),
          ...(note !== undefined && { subtitle: note }),
          ...(across !== undefined && isAdditive(agg) && chart !== 'line' && { stacked: true }),
          ...(chart === 'bar' && drawn.longNames && { horizontal: true }),
          xLabel: clip(words.column(group), 'line'),
          yLabel: clip(measure, 'line'),
          ...drawn.props,
        } satisfies JsonObject,
      }
    },
    fallbackText: ({ group, agg, column, title }, _children, text) =>
      text.bold(title ?? titleOf(words, agg, column, group)),
    example: { props: { chart: 'bar', group: dataset.source?.columns[0]?.name ?? 'city', agg: 'count' } },
  })
}

function isWhole(chart: (typeof CHARTS)[number]): boolean {
  return chart === 'pie' || chart === 'donut'
}

function titleOf(
  words: DatasetWords,
  agg: (typeof AGGREGATIONS)[number],
  column: string | undefined,
  group: string,
): string {
  return words.by(measureOf(words, agg, column), words.column(group))
}

function measureOf(
  words: DatasetWords,
  agg: (typeof AGGREGATIONS)[number],
  column: string | undefined,
): string {
  return words.measure(agg, column === undefined ? undefined : words.column(column))
}
