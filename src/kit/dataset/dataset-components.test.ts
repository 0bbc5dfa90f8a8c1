import { describe, expect, it } from 'vitest'
import { defineCatalog, type JsonObject, toText, validateTree } from '../../core/index.ts'
import { rowsSource } from '../../data/index.ts'
import { componentOf, draw, emptyHomes, homes } from './dataset.fixtures.ts'
import { datasetComponents } from './dataset-components.ts'

const NAMES = [
  'ValueBox',
  'MarkdownCard',
  'DatasetTable',
  'DatasetChart',
  'ScatterPlot',
  'Histogram',
  'ColumnSummary',
  'CardRow',
]

/** What a model is told of its call. */
function refusal(name: string, props: JsonObject, bound: boolean): string[] {
  const catalog = defineCatalog(bound ? datasetComponents(homes) : datasetComponents())
  const result = validateTree(catalog, { type: name, props }, { data: homes })
  return result.issues.map(({ code, path, message }) => `${code} ${path.slice(1).join('.')}: ${message}`)
}

describe('the pack', () => {
  it('has its components, and none that numbers are needed for where there are none', () => {
    expect(datasetComponents(homes).map(({ name }) => name)).toEqual(NAMES)
    expect(datasetComponents().map(({ name }) => name)).toEqual(NAMES)
    const words = rowsSource({ name: 'Words', rows: [{ word: 'a' }] })
    expect(datasetComponents(words).map(({ name }) => name)).toEqual(
      NAMES.filter((name) => name !== 'ScatterPlot' && name !== 'Histogram'),
    )
  })

  it.each(NAMES)('%s has an example that validates and reads as text', (name) => {
    for (const source of [homes, undefined]) {
      const component = componentOf(name, source)
      expect(component.validateProps(component.example?.props)).toMatchObject({ ok: true })
    }
    const catalog = defineCatalog(datasetComponents(homes))
    const props = componentOf(name, homes).example?.props ?? {}
    expect(toText(catalog, { type: name, props }).trim()).not.toBe('')
  })

  it('lists the columns to the model, numeric ones where numbers are needed', () => {
    expect(componentOf('Histogram', homes).jsonSchema?.properties).toMatchObject({
      column: { enum: ['price', 'rooms', 'Größe 尺寸'] },
    })
    expect(componentOf('DatasetChart', homes).jsonSchema?.properties).toMatchObject({
      group: { enum: ['city', 'price', 'rooms', 'built', 'Größe 尺寸'] },
    })
    expect(componentOf('Histogram').jsonSchema?.properties).toMatchObject({ column: { type: 'string' } })
  })

  it('takes other words', async () => {
    const [box] = datasetComponents(homes, { words: { measure: () => 'Anzahl' } })
    const props = { title: 'n', column: 'city', agg: 'count' }
    const signal = new AbortController().signal
    expect(await box?.resolve?.(props, { data: undefined, inputs: {}, signal })).toMatchObject({
      props: { hint: 'Anzahl' },
    })
  })
})

describe('what is refused', () => {
  it.each<[string, JsonObject, RegExp]>([
    [
      'ValueBox',
      { title: 'a', column: 'pice', agg: 'mean' },
      /column 'pice' does not exist; columns: city, price, .*; did you mean 'price'\?$/,
    ],
    [
      'ValueBox',
      { title: 'a', column: 'city', agg: 'mean' },
      /column 'city' is not numeric; numeric columns: price/,
    ],
    ['Histogram', { column: 'city' }, /column 'city' is not numeric/],
    ['ScatterPlot', { x: 'price', y: 'built' }, /column 'built' is not numeric/],
    ['ScatterPlot', { x: 'price', y: 'rooms', color: 'colour' }, /column 'colour' does not exist/],
    ['DatasetTable', { columns: ['price', 'nope'] }, /column 'nope' does not exist/],
    ['DatasetTable', { selectBy: 'nope' }, /column 'nope' does not exist/],
    ['ColumnSummary', { columns: ['nope'] }, /column 'nope' does not exist/],
    ['DatasetChart', { chart: 'bar', group: 'city', agg: 'mean' }, /mean needs a numeric column/],
    ['DatasetChart', { chart: 'pie', group: 'city', agg: 'mean', column: 'price' }, /shares of a whole/],
    ['DatasetChart', { chart: 'donut', group: 'city', agg: 'count', split: 'rooms' }, /a donut has no split/],
    ['DatasetChart', { chart: 'bar', group: 'city', agg: 'count', split: 'built' }, /group by it instead/],
    ['DatasetChart', { chart: 'bar', group: 'city', agg: 'count', split: 'city' }, /are the same column/],
    ['Histogram', { column: 'price', filter: [{ column: 'nope', op: '=', value: 1 }] }, /filter: .*nope/],
    [
      'Histogram',
      { column: 'price', filter: [{ column: 'price', op: '=', value: 'a' }] },
      /filter: .*a number/,
    ],
  ])('%s %j', (name, props, message) => {
    expect(refusal(name, props, false).join('\n')).toMatch(message)
  })

  it.each<[string, JsonObject, RegExp]>([
    ['Histogram', { column: 'city' }, /column.*"price"/],
    ['ValueBox', { title: 'a', column: 'city', agg: 'middle' }, /agg/],
    ['Histogram', { column: 'price', filter: [{ column: 'price', op: 'between', value: 3 }] }, /two values/],
    [
      'Histogram',
      { column: 'price', filter: [{ column: 'price', op: 'in', value: 'a' }] },
      /in takes a list/,
    ],
    ['Histogram', { column: 'price', filter: [{ column: 'price', op: 'is-null', value: 1 }] }, /no value/],
    ['DatasetChart', { chart: 'bar', group: 'city', agg: 'count', limit: 51 }, /limit/],
    [
      'Histogram',
      { column: 'price', filter: "city = 'Oslo'" },
      /^invalid_value filter: .*expected a list of conditions \{ column, op, value \}; got "city = 'Oslo'"$/,
    ],
  ])('by the schema: %s %j', (name, props, message) => {
    expect(refusal(name, props, true).join('\n')).toMatch(message)
  })

  it('clamps the bins', () => {
    const catalog = defineCatalog(datasetComponents(homes))
    const result = validateTree(catalog, { type: 'Histogram', props: { column: 'price', bins: 500 } })
    expect(result).toMatchObject({
      ok: true,
      tree: { props: { bins: 60 } },
      repairs: [{ code: 'clamped', lossy: true }],
    })
  })

  it('asks for a source', async () => {
    const box = componentOf('ValueBox')
    const context = { data: { city: 'Oslo' }, inputs: {}, signal: new AbortController().signal }
    await expect(box.resolve?.({ title: 'a', column: 'a', agg: 'count' }, context)).rejects.toMatchObject({
      code: 'no_source',
    })
    expect(
      await box.resolve?.({ title: 'a', column: 'city', agg: 'count' }, { ...context, data: homes }),
    ).toMatchObject({ props: { value: 5 } })
  })
})

describe('nothing to draw', () => {
  const filter = [{ column: 'city', op: '=', value: 'Nowhere' }]

  it.each<[string, JsonObject]>([
    ['ValueBox', { title: 'Mean', column: 'price', agg: 'mean' }],
    ['DatasetChart', { chart: 'bar', group: 'city', agg: 'count' }],
    ['DatasetChart', { chart: 'line', group: 'built', agg: 'mean', column: 'price', split: 'rooms' }],
    ['ScatterPlot', { x: 'price', y: 'rooms' }],
    ['Histogram', { column: 'price' }],
    ['ColumnSummary', {}],
  ])('%s says so', async (name, props) => {
    expect(await draw(name, { ...props, filter })).toMatchObject({
      type: 'EmptyState',
      props: { text: expect.stringContaining('city is Nowhere') },
    })
  })

  it('draws what there is of an empty table', async () => {
    const box = { title: 'Rows', column: 'a', agg: 'count' }
    const context = { data: emptyHomes, inputs: {}, signal: new AbortController().signal }
    await expect(componentOf('ValueBox').resolve?.(box, context)).rejects.toMatchObject({ code: 'bad_query' })
    expect(await componentOf('ColumnSummary').resolve?.({}, context)).toMatchObject({ type: 'EmptyState' })
  })

  it('tells a column without a value', async () => {
    const source = rowsSource({
      name: 'Gaps',
      rows: [
        { a: null, b: 1 },
        { a: null, b: 2 },
      ],
    })
    expect(await draw('ColumnSummary', {}, { source })).toMatchObject({
      props: { rows: [{ column: 'a', missing: 1, range: 'none', distribution: '' }, { column: 'b' }] },
    })
    expect(await draw('DatasetChart', { chart: 'bar', group: 'a', agg: 'count' }, { source })).toMatchObject({
      type: 'Chart',
      props: { data: [{ x: null, value: 2 }] },
    })
  })
})

it.each<[string, JsonObject]>([
  ['ValueBox', { title: 'Mean', column: 'price', agg: 'mean' }],
  ['DatasetTable', {}],
  ['DatasetChart', { chart: 'bar', group: 'city', agg: 'count', split: 'rooms' }],
  ['ScatterPlot', { x: 'price', y: 'rooms', color: 'city' }],
  ['Histogram', { column: 'price' }],
  ['ColumnSummary', {}],
])('%s ends with its signal', async (name, props) => {
  const reason = new Error('removed')
  await expect(draw(name, props, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
