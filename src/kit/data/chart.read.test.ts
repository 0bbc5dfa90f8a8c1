import { it } from 'vitest'
import { BARS, expectReading, MONTHS, type ReadingCase } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  ['series as text', 'Chart', { ...BARS, series: ['revenue'] }, BARS, ['series_from_text series']],
  ['one series as text', 'Chart', { ...BARS, series: 'revenue' }, BARS, ['series_from_text series']],
  [
    'snake case',
    'Chart',
    { type: 'bar', x_key: 'month', series: BARS.series, data: MONTHS },
    BARS,
    ['renamed_prop x_key'],
  ],
  [
    'labels and datasets',
    'Chart',
    {
      type: 'line',
      data: {
        labels: ['Jan', 'Feb'],
        datasets: [
          { label: 'A', data: [1, 2] },
          { label: 'B', data: [3, null] },
        ],
      },
    },
    {
      type: 'line',
      xKey: 'label',
      series: [
        { key: 'A', label: 'A' },
        { key: 'B', label: 'B' },
      ],
      data: [
        { label: 'Jan', A: 1, B: 3 },
        { label: 'Feb', A: 2, B: null },
      ],
    },
    ['data_reshaped data'],
  ],
  [
    'series with their own data',
    'Chart',
    { type: 'line', categories: ['Jan', 'Feb'], series: [{ name: 'A', data: [1, 2] }] },
    {
      type: 'line',
      xKey: 'label',
      series: [{ key: 'A', label: 'A' }],
      data: [
        { label: 'Jan', A: 1 },
        { label: 'Feb', A: 2 },
      ],
    },
    ['renamed_prop series[0].name', 'data_reshaped data'],
  ],
  [
    'an object of arrays',
    'Chart',
    { ...BARS, data: { month: ['Jan', 'Feb'], revenue: [3, 5] } },
    BARS,
    ['data_reshaped data'],
  ],
  [
    'pairs without keys',
    'Chart',
    {
      type: 'pie',
      data: [
        { label: 'A', value: 3 },
        { label: 'B', value: 4 },
      ],
    },
    {
      type: 'pie',
      xKey: 'label',
      series: [{ key: 'value' }],
      data: [
        { label: 'A', value: 3 },
        { label: 'B', value: 4 },
      ],
    },
    ['data_reshaped data'],
  ],
  ['type column', 'Chart', { ...BARS, type: 'column' }, BARS, ['keyword_mapped type']],
  [
    'type doughnut',
    'Chart',
    { ...BARS, type: 'doughnut' },
    { ...BARS, type: 'donut' },
    ['keyword_mapped type'],
  ],
  [
    'type horizontalBar',
    'Chart',
    { ...BARS, type: 'horizontalBar' },
    { horizontal: true, ...BARS },
    ['keyword_mapped type'],
  ],
  [
    'several series in a pie',
    'Chart',
    { ...BARS, type: 'pie', series: [{ key: 'revenue' }, { key: 'cost' }] },
    { ...BARS, type: 'pie' },
    ['series_dropped series L'],
  ],
  [
    'numbers as text and a gap',
    'Chart',
    {
      ...BARS,
      data: [
        { month: 'Jan', revenue: '$1,234.50' },
        { month: 'Feb', revenue: 'n/a' },
        { month: 'Mar', revenue: 7 },
      ],
    },
    {
      ...BARS,
      data: [
        { month: 'Jan', revenue: 1234.5 },
        { month: 'Feb', revenue: null },
        { month: 'Mar', revenue: 7 },
      ],
    },
    ['number_from_text data'],
  ],
  [
    'percent as text',
    'Chart',
    {
      ...BARS,
      data: [
        { month: 'Jan', revenue: '12%' },
        { month: 'Feb', revenue: '9%' },
      ],
    },
    {
      ...BARS,
      data: [
        { month: 'Jan', revenue: 12 },
        { month: 'Feb', revenue: 9 },
      ],
      unit: '%',
    },
    ['number_from_text data'],
  ],
  [
    'NaN as text',
    'Chart',
    {
      ...BARS,
      data: [
        { month: 'a', revenue: 3 },
        { month: 'b', revenue: null },
        { month: 'c', revenue: 'NaN' },
      ],
    },
    {
      ...BARS,
      data: [
        { month: 'a', revenue: 3 },
        { month: 'b', revenue: null },
        { month: 'c', revenue: null },
      ],
    },
    ['number_from_text data'],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})
