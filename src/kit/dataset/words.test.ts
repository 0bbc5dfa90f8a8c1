import { describe, expect, it } from 'vitest'
import { rowsSource } from '../../data/index.ts'
import { draw } from './dataset.fixtures.ts'
import { describeFilters } from './describe-filters.ts'
import { DATASET_WORDS } from './words.ts'

it.each([
  ['Miles_per_Gallon', 'Miles per Gallon'],
  ['temp_max', 'temp max'],
  ['bodyMassIndex', 'body Mass Index'],
  ['userID', 'user ID'],
  ['größeÜberAlles', 'größe Über Alles'],
  ['output__kWh', 'output kWh'],
  ['pH', 'pH'],
  ['Horsepower', 'Horsepower'],
  ['Price (€)', 'Price (€)'],
  ['__proto__', '__proto__'],
  ['_', '_'],
])('%s is read as %s', (name, shown) => {
  expect(DATASET_WORDS.column(name)).toBe(shown)
})

const source = rowsSource({
  name: 'Cars',
  rows: [
    { milesPerGallon: 10, temp_max: 1, body_style: 'a' },
    { milesPerGallon: 20, temp_max: 2, body_style: 'b' },
  ],
})
const filter = [{ column: 'temp_max', op: '>=', value: 1 }]

/** What people read of a drawing, and what stays as the data has it. */
describe('names of columns', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'ScatterPlot',
      { x: 'temp_max', y: 'milesPerGallon', color: 'body_style' },
      {
        title: 'miles Per Gallon vs. temp max',
        subtitle: 'Filtered: temp max at least 1 · 2 of 2 rows',
        xLabel: 'temp max',
        yLabel: 'miles Per Gallon',
        series: [{ key: 'y', label: 'miles Per Gallon' }],
        color: { label: 'body style' },
        selection: { x: 'temp_max', y: 'milesPerGallon' },
      },
    ],
    [
      'DatasetChart',
      { chart: 'bar', group: 'body_style', agg: 'mean', column: 'temp_max' },
      {
        title: 'Mean of temp max by body style',
        xLabel: 'body style',
        yLabel: 'Mean of temp max',
        series: [{ label: 'Mean of temp max' }],
        selection: { x: 'body_style' },
      },
    ],
    ['Histogram', { column: 'milesPerGallon' }, { title: 'Distribution of miles Per Gallon' }],
    [
      'ValueBox',
      { title: 'Mean', column: 'temp_max', agg: 'mean' },
      { hint: 'Mean of temp max · Filtered: temp max at least 1 · 2 of 2 rows' },
    ],
    [
      'DatasetTable',
      { columns: ['body_style'] },
      { columns: [{ key: 'body_style', label: 'body style' }], rows: [{ body_style: 'a' }, {}] },
    ],
    ['ColumnSummary', { columns: ['temp_max'] }, { rows: [{ column: 'temp max' }] }],
  ])('of %s', async (name, props, drawn) => {
    expect((await draw(name, { ...props, filter }, { source })).props).toMatchObject(drawn)
  })

  it('can be written otherwise', () => {
    const words = { ...DATASET_WORDS, column: (name: string) => name.toUpperCase() }
    expect(describeFilters([{ column: 'temp', op: 'is-null' }], words)).toBe('TEMP is missing')
  })
})
