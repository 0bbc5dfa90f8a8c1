import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { ACT_TOO_LARGE, act, actFits } from '../shapes/act.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { fmt } from '../shapes/fmt.ts'
import { Column as ColumnName, Key, Name } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { Int } from '../shapes/numbers.ts'
import { percentSuspect } from '../shapes/percent-suspect.ts'
import { Row, Scalar } from '../shapes/scalar.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { BADGE_TONES } from '../shapes/tone.ts'
import { readDataTable } from './data-table.read.ts'
import { dataTableText } from './data-table.text.ts'

const Column = z.strictObject({
  key: Key,
  label: Label,
  align: z.enum(['left', 'right', 'center']).optional(),
  ...fmt,
  hint: Line.optional(),
  tones: z.record(z.string(), z.enum(BADGE_TONES)).optional(),
})

/** What computed tables are drawn with; no model writes these. */
const computed = {
  subtitle: Line.optional(),
  /**
   * The rows are page `page` (from 0) of `total`, in this order, of those that `search` finds; the fields `page`, `sort` and, where
   * it is given, `filter` ask for others.
   */
  remote: z
    .strictObject({
      page: Int(0, 1e9),
      sort: z.strictObject({ key: Key, descending: z.boolean() }).optional(),
      search: z.string().optional(),
    })
    .optional(),
  /** Rows can be selected: a field of this name holds the condition that the column behind has one of the chosen rows' values. */
  selection: z.strictObject({ name: Name, x: ColumnName, values: list(Scalar, 0, 500, 'values') }).optional(),
  /** Columns whose texts are block characters, drawn as small bars. */
  sparkKeys: list(Key, 0, 12, 'keys').optional(),
}

const props = z
  .strictObject({
    title: Title.optional(),
    columns: list(Column, 1, 12, 'columns'),
    rows: list(Row, 0, 500, 'rows'),
    sort: z.strictObject({ key: Key, descending: z.boolean().optional() }).optional(),
    filter: z.boolean().optional(),
    pageSize: Int(5, 100).default(25),
    total: Int(0, 1e15).optional(),
    download: z.boolean().default(true),
    hint: Line.optional(),
    actionLabel: Line.optional(),
    ...act,
    ...computed,
  })
  .refine(actFits, ACT_TOO_LARGE)

/** One column of a DataTable. */
export type TableColumn = z.infer<typeof Column>
/** The validated props of a DataTable. */
export type DataTableProps = z.infer<typeof props>

/** Records in typed columns; people sort, filter and page. */
export const DataTable = defineComponent({
  name: 'DataTable',
  description: 'Records in typed columns; people sort, filter and page',
  props,
  read: readDataTable,
  advise: ({ columns, rows }) =>
    columns.flatMap(({ key, format }, index) =>
      format === 'percent'
        ? percentSuspect(
            rows.map((row) => row[key]),
            ['columns', index, 'format'],
          )
        : [],
    ),
  fills: 'rows',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  hidden: Object.keys(computed),
  skeleton: 'table',
  width: 'full',
  actions: true,
  events: ['select'],
  aliases: { Table: {} },
  fallbackText: dataTableText,
  cost: ({ columns, rows }) => 1 + columns.length * (rows.length + 1),
  example: {
    props: {
      columns: [
        { key: 'city', label: 'City' },
        { key: 'sales', label: 'Sales', format: 'number' },
      ],
      rows: [
        { city: 'Oslo', sales: 1240 },
        { city: 'Bergen', sales: 860 },
      ],
    },
  },
})
