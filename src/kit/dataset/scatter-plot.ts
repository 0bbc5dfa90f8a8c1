import * as z from 'zod'
import { type Component, defineComponent, type JsonObject } from '../../core/index.ts'
import type { DataColumn, DataFilter, DataSource } from '../../data/index.ts'
import { Title } from '../shapes/text-shapes.ts'
import { clip, filterNote, nothing } from './answer.ts'
import { checkColumns } from './check-columns.ts'
import { columnProp, type Dataset, findColumn, isNumeric, isTemporal, requireSource } from './dataset.ts'
import { filterProp, keepSelection, readFilters, SELECTION } from './filter.ts'

const MAX_POINTS = 2_000
/** Numbers with at most this many values get a colour each, not a shade. */
const MAX_SHADES = 8
const MAX_COLORS = 6
const NONE = 'none'

/** Two numeric columns against each other. */
export function scatterPlot(dataset: Dataset): Component {
  const { words } = dataset
  const numeric = columnProp(dataset, 'numeric')
  const props = z.strictObject({
    x: numeric,
    y: numeric,
    color: z.union([z.literal(NONE), columnProp(dataset)]).default(NONE),
    title: Title.optional(),
    filter: filterProp,
  })
  return defineComponent({
    name: 'ScatterPlot',
    description: 'Two numeric columns against each other, coloured by any column',
    props,
    linkable: ['filter'],
    outputs: { selection: SELECTION },
    keepOutputs: (outputs, { x, y }) => keepSelection(outputs, [x, y]),
    skeleton: 'chart',
    width: 'wide',
    check: ({ x, y, color, filter }, data) =>
      checkColumns(
        dataset,
        data,
        [
          { name: x, numeric: true, scale: true },
          { name: y, numeric: true, scale: true },
          { name: color === NONE ? undefined : color, scale: true },
        ],
        filter,
      ),
    async resolve({ x, y, color, title, filter }, { data, signal }) {
      const source = requireSource(dataset, data)
      const heading = title ?? words.versus(words.column(y), words.column(x))
      const filters = readFilters(filter)
      const known: DataFilter[] = [x, y].map((column) => ({ column, op: 'not-null' }))
      const coloured = color === NONE ? undefined : findColumn(source, color)
      // A column without values cannot colour anything.
      const shade = coloured?.distinct === 0 ? undefined : coloured
      const { rows, total } = await source.query(
        {
          filter: [...filters, ...known],
          select: [...new Set([x, y, ...(shade === undefined ? [] : [shade.name])])],
          sample: MAX_POINTS,
        },
        { signal },
      )
      if (rows.length === 0) return nothing(dataset, heading, filters)
      const drawn = shade === undefined ? undefined : await colorsOf(dataset, source, shade, signal)
      const note = filterNote(dataset, filters, total, source.rowCount)
      return {
        type: 'Chart',
        props: {
          type: 'scatter',
          title: clip(heading, 'title'),
          ...(note !== undefined && { subtitle: note }),
          xKey: 'x',
          xLabel: clip(words.column(x), 'line'),
          yLabel: clip(words.column(y), 'line'),
          series: [{ key: 'y', label: clip(words.column(y), 'label') }],
          ...(drawn !== undefined && { color: { key: 'color', ...drawn.scale } }),
          data: rows.map((row) => ({
            x: row[x] ?? null,
            y: row[y] ?? null,
            ...(drawn !== undefined && { color: drawn.read(row[color] ?? null) }),
          })),
          total,
          selection: { name: 'selection', x, y },
        } satisfies JsonObject,
      }
    },
    fallbackText: ({ x, y, title }, _children, text) =>
      text.bold(title ?? words.versus(words.column(y), words.column(x))),
    example: { props: exampleOf(dataset) },
  })
}

interface Colors {
  readonly scale: JsonObject
  read(value: string | number | boolean | null): string | number | boolean | null
}

/** What the colours stand for, taken from all rows, so that they stay the same under any filter. */
async function colorsOf(
  { words }: Dataset,
  source: DataSource,
  column: DataColumn,
  signal: AbortSignal,
): Promise<Colors> {
  const name = words.column(column.name)
  const label = clip(name, 'label')
  const graded = isNumeric(column) && column.distinct > MAX_SHADES
  if (graded) return { scale: { label, min: column.min, max: column.max }, read: (value) => value }
  if (isTemporal(column)) {
    const [min, max] = [yearOf(column.min ?? null), yearOf(column.max ?? null)]
    return { scale: { label: clip(words.year(name), 'label'), min, max }, read: yearOf }
  }
  const most = isNumeric(column) ? MAX_SHADES : MAX_COLORS
  const { rows, total } = await source.query(
    {
      filter: [{ column: column.name, op: 'not-null' }],
      group: [{ column: column.name, as: 'value' }],
      aggregate: [{ op: 'count', as: 'rows' }],
      sort: isNumeric(column) ? [{ by: 'value' }] : [{ by: 'rows', descending: true }],
      limit: most,
    },
    { signal },
  )
  const values = rows.map(({ value }) => value ?? null).slice(0, total > most ? most - 1 : most)
  return { scale: { label, values }, read: (value) => value }
}

function yearOf(moment: string | number | boolean | null): number | null {
  const year = typeof moment === 'string' ? new Date(moment).getUTCFullYear() : Number.NaN
  return Number.isNaN(year) ? null : year
}

function exampleOf({ source }: Dataset): JsonObject {
  const [first, second] = (source?.columns ?? []).filter(isNumeric)
  return { x: first?.name ?? 'weight', y: second?.name ?? first?.name ?? 'price' }
}
