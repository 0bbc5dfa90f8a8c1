import { it } from 'vitest'
import { CITIES, expectReading, type ReadingCase } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  [
    'columns as text',
    'DataTable',
    { columns: ['City', 'Sales'], rows: [{ city: 'Oslo', sales: 3 }] },
    { columns: CITIES, rows: [{ city: 'Oslo', sales: 3 }] },
    ['column_from_text columns[0]', 'column_from_text columns[1]'],
  ],
  [
    'JSON text for columns, rows as lists',
    'DataTable',
    { columns: '["city","sales"]', rows: [['Oslo', 3]] },
    {
      columns: [
        { key: 'city', label: 'city' },
        { key: 'sales', label: 'sales' },
      ],
      rows: [{ city: 'Oslo', sales: 3 }],
    },
    ['parsed_text columns', 'column_from_text columns[0]', 'column_from_text columns[1]', 'rows_zipped rows'],
  ],
  [
    'field and header',
    'DataTable',
    {
      columns: [
        { field: 'city', header: 'City' },
        { accessorKey: 'sales', title: 'Sales' },
      ],
      rows: [],
    },
    { columns: CITIES, rows: [] },
    [
      'renamed_prop columns[0].header',
      'renamed_prop columns[0].field',
      'renamed_prop columns[1].accessorKey',
      'renamed_prop columns[1].title',
    ],
  ],
  [
    'rows as lists',
    'DataTable',
    { columns: CITIES, rows: [['Oslo', 3]] },
    { columns: CITIES, rows: [{ city: 'Oslo', sales: 3 }] },
    ['rows_zipped rows'],
  ],
  [
    'no columns',
    'DataTable',
    { rows: [{ unit_price: 3, cityName: 'Oslo' }] },
    {
      rows: [{ unit_price: 3, cityName: 'Oslo' }],
      columns: [
        { key: 'unit_price', label: 'Unit price' },
        { key: 'cityName', label: 'City name' },
      ],
    },
    ['columns_derived columns'],
  ],
  [
    'nested cells',
    'DataTable',
    {
      columns: CITIES,
      rows: [
        { city: { text: 'Oslo', url: 'https://oslo.example' }, sales: { value: 3 } },
        { city: ['A', 'B'], sales: 1 },
      ],
    },
    {
      columns: CITIES,
      rows: [
        { city: '[Oslo](https://oslo.example)', sales: 3 },
        { city: 'A, B', sales: 1 },
      ],
    },
    ['cell_flattened rows[0].city L', 'cell_flattened rows[0].sales L', 'cell_flattened rows[1].city L'],
  ],
  [
    'texts in a column of numbers',
    'DataTable',
    { columns: [{ key: 'n', label: 'N', format: 'percent' }], rows: [{ n: '12%' }, { n: '-' }] },
    { columns: [{ key: 'n', label: 'N', format: 'percent' }], rows: [{ n: 0.12 }, { n: null }] },
    ['number_from_text rows'],
  ],
  [
    'sort as text',
    'DataTable',
    { columns: CITIES, rows: [], sort: '-sales' },
    { columns: CITIES, rows: [], sort: { key: 'sales', descending: true } },
    ['wrapped sort'],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})
