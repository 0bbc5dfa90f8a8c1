import { describe, expect, it } from 'vitest'
import { rowsSource } from '../../data/index.ts'
import { draw } from './dataset.fixtures.ts'

const oslo = [{ column: 'city', op: '=', value: 'Oslo' }]

describe('ValueBox', () => {
  it.each([
    ['mean', 'price', 25.1],
    ['median', 'price', 20],
    ['min', 'price', 5.5],
    ['max', 'price', 60],
    ['sum', 'price', 125.5],
    ['count', 'price', 5],
    ['count', 'city', 5],
    ['sum', 'Größe 尺寸', 21e6],
  ])('%s of %s is %d', async (agg, column, value) => {
    expect(await draw('ValueBox', { title: 'It', column, agg })).toMatchObject({
      type: 'Metric',
      props: { label: 'It', value, decimals: Number.isInteger(value) ? 0 : 2 },
    })
  })

  it('says how few of the rows it is computed from', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({ speed: at < 2 ? 10 + at : null }))
    const source = rowsSource({ name: 'cars', rows })
    const box = { title: 'Mean speed', column: 'speed', agg: 'mean' }
    expect(await draw('ValueBox', box, { source })).toMatchObject({
      props: { value: 10.5, hint: 'Mean of speed · 2 of 50 rows have a value' },
    })
  })

  it.each([
    ['nothing', undefined],
    ['an empty list', []],
  ])('shows all rows where its filter is %s', async (_, filter) => {
    const box = { title: 'Rows', column: 'city', agg: 'count', ...(filter !== undefined && { filter }) }
    expect(await draw('ValueBox', box)).toMatchObject({ props: { hint: 'Count of city' } })
  })

  it('says what it is of which rows', async () => {
    expect(await draw('ValueBox', { title: 'It', column: 'price', agg: 'mean', filter: oslo })).toMatchObject(
      {
        props: { hint: 'Mean of price · Filtered: city is Oslo · 2 of 6 rows' },
      },
    )
  })
})

describe('DatasetTable', () => {
  it('draws a page, in the order asked for', async () => {
    const props = { columns: ['city', 'price'], pageSize: 5 }
    const inputs = { page: 0, sort: { key: 'price', descending: true } }
    expect(await draw('DatasetTable', props, { inputs })).toMatchObject({
      props: {
        title: 'Homes',
        total: 6,
        remote: { page: 0, sort: { key: 'price', descending: true } },
        rows: [{ city: null, price: 60 }, { price: 30 }, { price: 20 }, { price: 10 }, { price: 5.5 }],
      },
    })
  })

  it.each([
    [1, 1, 1],
    [7, 1, 1],
    [0, 0, 5],
  ])('asked for page %d of two draws page %d', async (page, drawn, rows) => {
    const node = await draw('DatasetTable', { pageSize: 5 }, { inputs: { page } })
    expect(node.props).toMatchObject({ remote: { page: drawn }, total: 6 })
    expect(node.props.rows).toHaveLength(rows)
  })

  it('forgets the order of a column that is gone', async () => {
    const node = await draw('DatasetTable', {}, { inputs: { sort: { key: 'gone', descending: false } } })
    expect(node.props.remote).toEqual({ page: 0, search: '' })
  })

  it.each<[string, string[], unknown[]]>([
    [' OSL ', ['city', 'price'], ['Oslo', 'Oslo']],
    ['5.5', ['city', 'price'], ['Molde']],
    ['5.5', ['city'], []],
    ['2020', ['city', 'built'], []],
  ])('searched for %j shows the rows that say it in %j', async (filter, columns, cities) => {
    const { props } = await draw('DatasetTable', { columns, pageSize: 5 }, { inputs: { filter, page: 7 } })
    expect(props).toMatchObject({
      remote: { page: 0, search: filter.trim() },
      total: cities.length,
      rows: cities.map((city) => ({ city })),
    })
  })

  it('offers no search where no column could be searched', async () => {
    const { props } = await draw('DatasetTable', { columns: ['built'] })
    expect(props.remote).toEqual({ page: 0 })
  })

  it('says by what rows are selected', async () => {
    const node = await draw('DatasetTable', { columns: ['price'], selectBy: 'city', pageSize: 5 })
    expect(node.props.selection).toEqual({
      name: 'selection',
      x: 'city',
      values: ['Oslo', 'Oslo', 'Bergen', 'Bergen', null],
    })
  })

  it('takes columns whose names are no keys', async () => {
    const source = rowsSource({
      name: 'Odd',
      rows: [JSON.parse(`{"__proto__": 1, "${'long '.repeat(40)}": "x"}`)],
    })
    const node = await draw('DatasetTable', {}, { source })
    expect(node.props).toMatchObject({
      columns: [{ key: 'column 1', label: '__proto__' }, { key: 'column 2' }],
      rows: [{ 'column 1': 1, 'column 2': 'x' }],
    })
  })
})

describe('DatasetChart', () => {
  const rows = async (props: Record<string, unknown>, source?: ReturnType<typeof rowsSource>) =>
    (await draw('DatasetChart', { chart: 'bar', agg: 'count', ...props }, source && { source })).props.data

  it('puts the largest groups first, missing ones among them', async () => {
    expect(await rows({ group: 'city' })).toEqual([
      { x: 'Bergen', value: 2 },
      { x: 'Oslo', value: 2 },
      { x: 'Molde', value: 1 },
      { x: null, value: 1 },
    ])
  })

  it('gathers the smaller ones, measured together and never selected', async () => {
    const source = rowsSource({
      name: 'Letters',
      rows: [...'aaaabbbccd'].map((letter, index) => ({ letter, n: index })),
    })
    expect(await rows({ group: 'letter', agg: 'median', column: 'n', limit: 3 }, source)).toEqual([
      { x: 'd', value: 9 },
      { x: 'c', value: 7.5 },
      { x: 'Other', rest: true, value: 3 },
    ])
  })

  it('fills the months without rows; days that are missing have no place', async () => {
    expect(await rows({ group: 'built', chart: 'line' })).toEqual([
      { x: '2020-01-01', to: '2020-02-01', value: 1 },
      { x: '2020-02-01', to: '2020-03-01', value: 2 },
      { x: '2020-03-01', to: '2020-04-01', value: 0 },
      { x: '2020-04-01', to: '2020-05-01', value: 2 },
    ])
  })

  it('draws many numbers in bins, few by themselves', async () => {
    expect(await rows({ group: 'Größe 尺寸', limit: 2 })).toEqual([
      { x: 1e6, to: 3.5e6, value: 3 },
      { x: 3.5e6, to: 6e6, value: 3 },
    ])
    expect(await rows({ group: 'rooms' })).toEqual([
      { x: 1, value: 1 },
      { x: 2, value: 2 },
      { x: 3, value: 3 },
    ])
  })

  it('splits into series that keep their colours', async () => {
    const props = { chart: 'bar', agg: 'count', group: 'rooms', split: 'city' }
    const all = await draw('DatasetChart', props)
    expect(all.props).toMatchObject({
      stacked: true,
      series: [
        { label: 'Bergen', tone: 'blue' },
        { label: 'Oslo', tone: 'teal' },
        { label: 'Molde', tone: 'violet' },
        { label: 'missing', tone: 'amber' },
      ],
    })
    const some = await draw('DatasetChart', { ...props, filter: oslo })
    expect(some.props).toMatchObject({
      subtitle: 'Filtered: city is Oslo · 2 of 6 rows',
      series: [{ label: 'Oslo', tone: 'teal' }],
      data: [
        { x: 1, s1: 1 },
        { x: 2, s1: 1 },
      ],
    })
  })

  it('stands side by side what is no part of a whole', async () => {
    const source = rowsSource({
      name: 'Debts',
      rows: [
        { who: 'a', n: -1 },
        { who: 'b', n: 2 },
      ],
    })
    const node = await draw(
      'DatasetChart',
      { chart: 'pie', group: 'who', agg: 'sum', column: 'n' },
      { source },
    )
    expect(node.props.type).toBe('bar')
  })
})

describe('ScatterPlot', () => {
  it('draws what has both numbers', async () => {
    const { props } = await draw('ScatterPlot', { x: 'rooms', y: 'price', color: 'city' })
    expect(props).toMatchObject({
      title: 'price vs. rooms',
      total: 5,
      color: { label: 'city', values: ['Bergen', 'Oslo', 'Molde'] },
      selection: { name: 'selection', x: 'rooms', y: 'price' },
    })
    expect(props.data).toHaveLength(5)
  })

  it('draws all of two thousand, those that come last too', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => ({ x: at < 1_990 ? (at * 7) % 100 : at, y: at }))
    const { props } = await draw(
      'ScatterPlot',
      { x: 'x', y: 'y' },
      { source: rowsSource({ name: 'Late', rows }) },
    )
    expect(props.total).toBe(2_000)
    expect(Array.isArray(props.data) ? props.data.length : 0).toBe(2_000)
    expect(Array.isArray(props.data) ? props.data.at(-1) : undefined).toEqual({ x: 1_999, y: 1_999 })
  })

  it('samples many points evenly and says of how many', async () => {
    const rows = Array.from({ length: 5_000 }, (_, x) => ({
      x,
      y: x % 7,
      z: x / 10,
      when: `20${10 + (x % 12)}-03-01`,
    }))
    const source = rowsSource({ name: 'Many', rows })
    const { props } = await draw('ScatterPlot', { x: 'x', y: 'y', color: 'z' }, { source })
    expect(props).toMatchObject({ total: 5_000, color: { label: 'z', min: 0, max: 499.9 } })
    expect(Array.isArray(props.data) && props.data.length).toBeLessThanOrEqual(2_000)
    const dated = await draw('ScatterPlot', { x: 'x', y: 'y', color: 'when' }, { source })
    expect(dated.props).toMatchObject({ color: { label: 'when (year)', min: 2010, max: 2021 } })
    const few = await draw('ScatterPlot', { x: 'x', y: 'y', color: 'y' }, { source })
    expect(few.props).toMatchObject({ color: { values: [0, 1, 2, 3, 4, 5, 6] } })
  })
})

describe('Histogram', () => {
  it('counts whole numbers by themselves', async () => {
    const { children } = await draw('Histogram', { column: 'rooms' })
    expect(children?.[0]?.props).toMatchObject({
      xEnd: { key: 'to', included: true },
      data: [
        { from: 1, to: 1, rows: 1 },
        { from: 2, to: 2, rows: 2 },
        { from: 3, to: 3, rows: 3 },
      ],
    })
  })

  it('of one value is one bar', async () => {
    const of = (n: number) => rowsSource({ name: 'Same', rows: [{ n }, { n }, { n }] })
    const whole = await draw('Histogram', { column: 'n' }, { source: of(5) })
    expect(whole.children?.[0]?.props.data).toEqual([{ from: 5, to: 5, rows: 3 }])
    const { children } = await draw('Histogram', { column: 'n' }, { source: of(5.5) })
    const data = children?.[0]?.props.data
    const filled = Array.isArray(data) ? data.filter(({ rows }) => rows > 0) : []
    expect(filled).toMatchObject([{ rows: 3 }])
    expect(filled[0].from).toBeLessThanOrEqual(5.5)
    expect(filled[0].to).toBeGreaterThan(5.5)
  })

  it.each([
    [{}, 10],
    [{ bins: 25 }, 25],
  ])('with the inputs %j draws %d bins', async (inputs, bins) => {
    const { children } = await draw('Histogram', { column: 'price', bins: 10 }, { inputs })
    const [chart, slider] = children ?? []
    expect(chart?.props.data).toHaveLength(bins)
    expect(slider?.props).toMatchObject({ name: 'bins', min: 5, max: 60, value: bins })
  })

  it('keeps its edges whatever is filtered, and holds every value', async () => {
    const edges = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ from, to }) => [from, to]) : [])
    const all = await draw('Histogram', { column: 'Größe 尺寸', bins: 7 })
    const some = await draw('Histogram', { column: 'Größe 尺寸', bins: 7, filter: oslo })
    expect(edges(some.children?.[0]?.props.data)).toEqual(edges(all.children?.[0]?.props.data))
    const data = all.children?.[0]?.props.data
    const counted = Array.isArray(data) ? data.reduce((sum: number, { rows }) => sum + rows, 0) : 0
    expect(counted).toBe(6)
    expect(some.props.subtitle).toBe('Filtered: city is Oslo · 2 of 6 rows')
  })
})

it('ColumnSummary shows every column', async () => {
  const { props } = await draw('ColumnSummary', {})
  expect(props.rows).toEqual([
    expect.objectContaining({
      column: 'city',
      type: 'text',
      distinct: 3,
      range: 'Bergen (2), Oslo (2), Molde (1)',
    }),
    expect.objectContaining({ column: 'price', distinct: 5, range: '5.5 – 60', missing: 1 / 6 }),
    expect.objectContaining({ column: 'rooms', type: 'whole number', range: '1 – 3' }),
    expect.objectContaining({ column: 'built', type: 'date', range: '2020-01-15 – 2020-04-02' }),
    expect.objectContaining({ column: 'Größe 尺寸', range: '1,000,000 – 6,000,000' }),
  ])
})
