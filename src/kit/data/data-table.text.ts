import { type TextWriter, textTable } from '../../core/index.ts'
import { cellText } from '../shapes/cell-text.ts'
import type { DataTableProps, TableColumn } from './data-table.props.ts'

export function dataTableText(
  { title, subtitle, columns, rows, total }: DataTableProps,
  _children: readonly string[],
  text: TextWriter,
): string {
  const cells = rows
    .slice(0, 15)
    .map((row) => columns.map((column) => cellText(row[column.key], column, text)))
  const table = textTable(
    columns.map((column) => column.label),
    cells,
    {
      align: columns.map((column) => column.align ?? alignOf(column, rows)),
      write: (count) => text.format(count, { format: 'number' }),
    },
    Math.max(rows.length, total ?? 0),
  )
  return text.blocks(
    text.lines(title && text.bold(title), subtitle && text.text(subtitle)),
    text.fence(table),
  )
}

/** Numbers are aligned right, so that their sizes can be compared. */
function alignOf(column: TableColumn, rows: DataTableProps['rows']): 'left' | 'right' {
  const sample = rows.find((row) => row[column.key] !== null && row[column.key] !== undefined)
  return typeof sample?.[column.key] === 'number' && column.format !== 'date' ? 'right' : 'left'
}
