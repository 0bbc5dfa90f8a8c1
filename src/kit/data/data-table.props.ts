import * as z from 'zod'
import { ACT_TOO_LARGE, act, actFits } from '../shapes/act.ts'
import { fmt } from '../shapes/fmt.ts'
import { Column as ColumnName, Key, Name } from '../shapes/keys.ts'
import { list } from '../shapes/list.ts'
import { Int } from '../shapes/numbers.ts'
import { Row, Scalar } from '../shapes/scalar.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { BADGE_TONES } from '../shapes/tone.ts'

const Column = z.strictObject({
  key: Key,
  label: Label,
  align: z.enum(['left', 'right', 'center']).optional(),
  ...fmt,
  hint: Line.optional(),
  tones: z.record(z.string(), z.enum(BADGE_TONES)).optional(),
})

/** Set by computed tables only; models never write these. */
export const computedTableProps = {
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
  /** Makes rows selectable: a field of this name holds the condition that column `x` has one of the values of the selected rows. */
  selection: z.strictObject({ name: Name, x: ColumnName, values: list(Scalar, 0, 500, 'values') }).optional(),
  /** Columns of block characters, which are drawn as small bars. */
  sparkKeys: list(Key, 0, 12, 'keys').optional(),
}

export const dataTableProps = z
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
    ...computedTableProps,
  })
  .refine(actFits, ACT_TOO_LARGE)

/** One column of a DataTable. */
export type TableColumn = z.infer<typeof Column>
/** The validated props of a DataTable. */
export type DataTableProps = z.infer<typeof dataTableProps>
