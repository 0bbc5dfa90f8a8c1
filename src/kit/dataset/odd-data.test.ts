import { describe, expect, it } from 'vitest'
import { type DataRow, type DataSource, rowsSource } from '../../data/index.ts'
import { componentOf, draw } from './dataset.fixtures.ts'

const wide = (value: number) => Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`c${at}`, value]))

const TABLES: [what: string, rows: object[]][] = [
  ['no rows', []],
  ['rows without a column', [{}, {}]],
  ['one row', [{ a: 1, b: 'x', d: '2024-01-01', e: true }]],
  ['columns without a value', [{ a: null, b: undefined, c: Number.NaN, n: 1 }]],
  ['mixed types', [{ a: 1 }, { a: '1' }, { a: true }, { a: { q: 1 } }, { a: null }]],
  ['dates that are none', [{ d: '2024-02-30' }, { d: '2024-02-29' }, { d: new Date(Number.NaN) }]],
  ['infinities', [{ a: Number.NaN, b: 1 }, { a: Number.POSITIVE_INFINITY, b: -0 }, { a: 3 }]],
  ['big integers', [{ a: 1n, b: 9007199254740993n }, { a: -2n }]],
  ['what JSON lacks', [{ a: Symbol('x'), b: () => 1, c: 1 }]],
  ['names that are no identifiers', [{ 'a b': 1, 'c"d': 2, "e'f": 3, 北京: 4, '': 5, $from: 6, none: 7 }]],
  ['names of objects', [JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}')]],
  ['names that attack', [{ 'a"); DROP TABLE data; --': 1, "' OR 1=1": 2 }]],
  ['300 columns', [wide(1), wide(2)]],
]

/** Every component with columns of each kind that the data have. */
function calls({ columns }: DataSource): [name: string, props: Record<string, unknown>][] {
  const some = columns.slice(0, 6).map(({ name }) => name)
  const numbers = columns.filter(({ type }) => /number|integer/.test(type)).map(({ name }) => name)
  return [
    ['DatasetTable', {}],
    ['ColumnSummary', {}],
    ...some.flatMap((column): [string, Record<string, unknown>][] => [
      ['ValueBox', { title: 't', column, agg: 'count' }],
      ['DatasetTable', { selectBy: column }],
      ...['bar', 'line', 'pie'].map((chart): [string, Record<string, unknown>] => [
        'DatasetChart',
        { chart, group: column, agg: 'count' },
      ]),
    ]),
    ...numbers
      .slice(0, 3)
      .flatMap((column): [string, Record<string, unknown>][] => [
        ['ValueBox', { title: 't', column, agg: 'mean' }],
        ['Histogram', { column }],
        ['DatasetChart', { chart: 'area', group: some[0], agg: 'sum', column }],
        ...some.map((color): [string, Record<string, unknown>] => [
          'ScatterPlot',
          { x: column, y: numbers[0], color },
        ]),
      ]),
  ]
}

describe('odd data', () => {
  it.each(TABLES)('%s: all is drawn as the kit takes it', async (_, rows) => {
    const source = rowsSource({ name: 'Odd', rows })
    for (const [name, props] of calls(source)) {
      const node = await draw(name, props, { source })
      expect(JSON.stringify(node)).not.toMatch(/NaN|Infinity|\[object/)
    }
  })

  it('names not all of many columns', () => {
    const source = rowsSource({ name: 'Odd', rows: [wide(1)] })
    const refusal = componentOf('Histogram', source).check?.({ column: 'c1000' }, source) ?? ''
    expect(refusal).toMatch(
      /^column 'c1000' does not exist; columns: c0, .*c59, … 240 more; did you mean 'c100'\?$/,
    )
  })

  it('says that there is nothing to show of a table without columns', async () => {
    const source = rowsSource({ name: 'Odd', rows: [] })
    expect(await draw('DatasetTable', {}, { source })).toMatchObject({
      type: 'EmptyState',
      props: { title: 'Odd', text: 'No rows' },
    })
  })

  it('leaves points alike where their colour has no value', async () => {
    const source = rowsSource({ name: 'Odd', rows: [{ x: 1, y: 2, kind: null }] })
    const { props } = await draw('ScatterPlot', { x: 'x', y: 'y', color: 'kind' }, { source })
    expect(props).not.toHaveProperty('color')
    expect(props.data).toEqual([{ x: 1, y: 2 }])
  })
})

describe('numbers beyond what is drawn', () => {
  const rows: DataRow[] = [
    { at: 1_700_000_000_000_000, size: 6e14, huge: 1e300, kind: 'a' },
    { at: 1_700_000_000_000_001, size: 6e14, huge: -2.5e20, kind: 'a' },
  ]
  const source = rowsSource({ name: 'Odd', rows })

  it('are written in a table', async () => {
    const node = await draw('DatasetTable', { columns: ['at', 'huge'] }, { source })
    expect(node.props.rows).toEqual([
      { at: '1,700,000,000,000,000', huge: '1E300' },
      { at: '1,700,000,000,000,001', huge: '-2.5E20' },
    ])
  })

  it.each([
    ['max', 'at', '1,700,000,000,000,001'],
    ['min', 'huge', '-2.5E20'],
    ['sum', 'size', '1,200,000,000,000,000'],
  ])('are written in a value box: %s of %s', async (agg, column, value) => {
    expect(await draw('ValueBox', { title: 't', column, agg }, { source })).toMatchObject({
      props: { value },
    })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['Histogram', { column: 'at' }, "column 'at' has numbers of size 1700000000000001"],
    ['ScatterPlot', { x: 'size', y: 'huge' }, "column 'huge' has numbers of size 1e+300"],
    ['ScatterPlot', { x: 'size', y: 'size', color: 'huge' }, "column 'huge'"],
    ['DatasetChart', { chart: 'bar', group: 'at', agg: 'count' }, "column 'at'"],
    ['DatasetChart', { chart: 'bar', group: 'kind', agg: 'max', column: 'huge' }, "column 'huge'"],
    ['DatasetTable', { selectBy: 'at' }, "column 'at'"],
  ])('are refused before they are drawn to scale: %s %j', (name, props, message) => {
    const refusal = componentOf(name, source).check?.(props, source)
    expect(refusal).toContain(message)
    expect(refusal).toContain('show them in a table or a value box')
  })

  it('may come from what is added up', async () => {
    const chart = { chart: 'bar', group: 'kind', agg: 'sum', column: 'size' }
    await expect(draw('DatasetChart', chart, { source })).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('Sum of size has numbers of size 1200000000000000'),
    })
  })
})
