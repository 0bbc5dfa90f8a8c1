import { defineComponent } from '../../core/index.ts'
import { checkPercents } from '../shapes/check-percents.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { computedTableProps, dataTableProps } from './data-table.props.ts'
import { readDataTable } from './data-table.read.ts'
import { dataTableText } from './data-table.text.ts'

/** Records in typed columns; people sort, filter and page. */
export const DataTable = defineComponent({
  name: 'DataTable',
  description: 'Records in typed columns; people sort, filter and page',
  props: dataTableProps,
  read: readDataTable,
  advise: ({ columns, rows }) =>
    columns.flatMap(({ key, format }, index) =>
      checkPercents(
        format,
        rows.map((row) => row[key]),
        ['columns', index, 'format'],
      ),
    ),
  fills: 'rows',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  hidden: Object.keys(computedTableProps),
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
