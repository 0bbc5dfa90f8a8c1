import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineCatalog, formatPath, type JsonObject, readProps } from '../core/index.ts'
import { KIT_COMPONENTS } from './index.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

function read(name: string, props: JsonObject) {
  const component = catalog.get(name)
  if (component === undefined) throw new Error(`no component ${name}`)
  const repairs: string[] = []
  const before = structuredClone(props)
  const result = readProps(component, props, (code, path, _message, details) => {
    repairs.push(`${code} ${formatPath(path)}${details?.lossy ? ' L' : ''}`)
  })
  expect(props).toEqual(before)
  return { result, repairs, issues: issuesOf(name, result) }
}

function issuesOf(name: string, props: JsonObject): string[] {
  const checked = catalog.validateSync(name, props)
  return checked.ok
    ? []
    : checked.issues.map(({ code, path, message }) => `${code} ${formatPath(path)}: ${message}`)
}

const MONTHS = [
  { month: 'Jan', revenue: 3 },
  { month: 'Feb', revenue: 5 },
]
const BARS = { type: 'bar', xKey: 'month', series: [{ key: 'revenue' }], data: MONTHS }
const CITIES = [
  { key: 'city', label: 'City' },
  { key: 'sales', label: 'Sales' },
]

describe('what models write instead, read as it was meant', () => {
  it.each<[string, string, JsonObject, JsonObject, string[]]>([
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
      [
        'parsed_text columns',
        'column_from_text columns[0]',
        'column_from_text columns[1]',
        'rows_zipped rows',
      ],
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
    [
      'trend, change, title',
      'KpiCards',
      { items: [{ title: 'Sales', value: 4, trend: 'increase', change: '+2%' }] },
      { items: [{ label: 'Sales', value: 4, trend: 'up', delta: '+2%' }] },
      ['keyword_mapped items[0].trend', 'renamed_prop items[0].title', 'renamed_prop items[0].change'],
    ],
    [
      'an amount as an object',
      'KpiCards',
      { items: [{ label: 'Sales', value: { amount: 12, currency: 'EUR' } }] },
      { items: [{ label: 'Sales', value: 12, format: 'currency', currency: 'EUR' }] },
      ['number_from_text items[0].value'],
    ],
    [
      'items, year as number',
      'Timeline',
      { items: [{ year: 1969, text: 'On the moon', name: 'Apollo 11' }] },
      { events: [{ date: '1969', description: 'On the moon', title: 'Apollo 11' }] },
      [
        'renamed_prop items',
        'renamed_prop events[0].year',
        'renamed_prop events[0].text',
        'text_from_number events[0].date',
        'renamed_prop events[0].name',
      ],
    ],
    [
      'status and checked',
      'Checklist',
      {
        tasks: [
          { label: 'A', status: 'completed' },
          { label: 'B', status: 'in_progress' },
          { text: 'C', checked: true },
        ],
      },
      {
        items: [
          { label: 'A', done: true },
          { label: 'B', done: false },
          { label: 'C', done: true },
        ],
      },
      [
        'renamed_prop tasks',
        'keyword_mapped items[0].status',
        'keyword_mapped items[1].status',
        'renamed_prop items[2].text',
        'renamed_prop items[2].checked',
      ],
    ],
    ['strings for items', 'Checklist', { items: ['A'] }, { items: [{ label: 'A' }] }, ['wrapped items[0]']],
    ['only a title', 'Callout', { title: 'Storm' }, { text: 'Storm' }, ['renamed_prop title']],
    [
      'severity error',
      'Callout',
      { severity: 'error', body: 'No' },
      { tone: 'danger', text: 'No' },
      ['renamed_prop severity', 'keyword_mapped severity', 'renamed_prop body'],
    ],
    [
      'variant for tone',
      'Callout',
      { variant: 'destructive', text: 'No' },
      { tone: 'danger', text: 'No' },
      ['renamed_prop variant', 'keyword_mapped tone'],
    ],
    [
      'label',
      'Badge',
      { label: 'Paid', variant: 'outline' },
      { text: 'Paid' },
      ['renamed_prop label', 'style_dropped variant L'],
    ],
    [
      'primary',
      'Badge',
      { text: 'New', tone: 'primary' },
      { text: 'New', tone: 'brand' },
      ['keyword_mapped tone'],
    ],
    [
      'level h2',
      'Heading',
      { title: 'A', level: 'h2' },
      { text: 'A', level: 2 },
      ['renamed_prop title', 'renamed_prop level'],
    ],
    [
      'a fence',
      'CodeBlock',
      { code: '```ts\nlet a = 1\n```\n' },
      { code: 'let a = 1', language: 'ts' },
      ['unfenced code'],
    ],
    [
      'an open fence',
      'CodeBlock',
      { code: '```ts\nlet a', language: 'js' },
      { code: 'let a', language: 'js' },
      ['unfenced code'],
    ],
    [
      'written-out line breaks',
      'CodeBlock',
      { code: 'a: 1\\nb: 2' },
      { code: 'a: 1\nb: 2' },
      ['unfenced code'],
    ],
    ['a line break within quotes', 'CodeBlock', { code: 'printf("a\\n")' }, { code: 'printf("a\\n")' }, []],
    [
      'two blocks in one text',
      'CodeBlock',
      { code: '```\na\n```\n\n```\nb\n```' },
      { code: '```\na\n```\n\n```\nb\n```' },
      [],
    ],
    [
      'old and new',
      'Diff',
      { old: 'a', new: 'b' },
      { before: 'a', after: 'b' },
      ['renamed_prop old', 'renamed_prop new'],
    ],
    [
      'src and caption',
      'Image',
      { src: 'https://a.example/p.png', caption: 'A' },
      { url: 'https://a.example/p.png', title: 'A' },
      ['renamed_prop src', 'renamed_prop caption'],
    ],
    [
      'onClick, variant destructive',
      'Button',
      { text: 'Delete', onClick: 'delete_order', variant: 'destructive' },
      { label: 'Delete', action: 'delete_order', tone: 'danger' },
      ['renamed_prop text', 'renamed_prop onClick', 'renamed_prop variant'],
    ],
    [
      'href',
      'Button',
      { children: 'Open', href: 'https://a.example' },
      { label: 'Open', url: 'https://a.example' },
      ['renamed_prop href', 'renamed_prop children'],
    ],
    [
      'an icon by another name',
      'Button',
      { label: 'Go', icon: 'AlertTriangle' },
      { label: 'Go', icon: 'triangle-alert' },
      ['icon_mapped icon'],
    ],
    [
      'an emoji',
      'Card',
      { title: 'A', icon: '⚠️' },
      { title: 'A', icon: 'triangle-alert' },
      ['icon_mapped icon'],
    ],
    ['no icon at all', 'Card', { title: 'A', icon: 'zorp' }, { title: 'A' }, ['icon_mapped icon L']],
    [
      'gap md, horizontal',
      'Stack',
      { direction: 'horizontal', spacing: 'md', justifyContent: 'space-between' },
      { direction: 'row', gap: 'medium', justify: 'between' },
      [
        'keyword_mapped direction',
        'renamed_prop spacing',
        'keyword_mapped spacing',
        'renamed_prop justifyContent',
        'keyword_mapped justifyContent',
      ],
    ],
  ])('%s of a %s', (_, name, props, expected, repairs) => {
    const { result, repairs: told, issues } = read(name, props)
    expect(result).toEqual(expected)
    expect(told).toEqual(repairs)
    if (repairs.length === 0) expect(result).toBe(props)
    expect(issues).toEqual([])
    expect(read(name, result).repairs).toEqual([])
  })
})

describe('what has two readings or none is refused, with what fits', () => {
  it.each<[string, string, JsonObject, string | RegExp]>([
    [
      'a key in no row',
      'Chart',
      { ...BARS, series: [{ key: 'reveneu' }] },
      'unknown_key series[0].key: \'reveneu\' is in no row; keys there: month, revenue; got "reveneu"',
    ],
    [
      'no number',
      'Chart',
      { ...BARS, data: [{ month: 'Jan', revenue: null }] },
      /^no_numbers series\[0\]\.key: 'revenue' holds no number/,
    ],
    [
      'words for numbers',
      'Chart',
      {
        ...BARS,
        data: [
          { month: 'Jan', revenue: 'many' },
          { month: 'Feb', revenue: 2 },
        ],
      },
      /^not_a_number data\[0\]\.revenue/,
    ],
    [
      'two readings in one column',
      'Chart',
      {
        ...BARS,
        data: [
          { month: 'Jan', revenue: '1,234.5' },
          { month: 'Feb', revenue: '3,5' },
        ],
      },
      /^not_a_number data\[0\]\.revenue/,
    ],
    [
      'seven series',
      'Chart',
      { ...BARS, series: Array.from({ length: 7 }, () => ({ key: 'revenue' })) },
      /^too_many series: at most 6 series.*got a list of 7/,
    ],
    [
      'negative slices',
      'Chart',
      { ...BARS, type: 'pie', data: [{ month: 'Jan', revenue: -3 }] },
      /^negative_slice data\[0\]\.revenue/,
    ],
    [
      'a list of another length',
      'DataTable',
      { columns: CITIES, rows: [['Oslo', 3], ['Bergen']] },
      /^invalid_value rows\[1\].*got a list of 1/,
    ],
    [
      '501 rows',
      'DataTable',
      { columns: CITIES, rows: Array.from({ length: 501 }, () => ({ city: 'A' })) },
      /^too_many rows: at most 500 rows: aggregate, page or split; got a list of 501/,
    ],
    [
      'a nested cell',
      'DataTable',
      { columns: CITIES, rows: [{ city: { a: { b: 1 } } }] },
      /^invalid_value rows\[0\]\.city: expected text, a number, true, false or null/,
    ],
    [
      'one patch',
      'Diff',
      { patch: '-a\n+b' },
      /^invalid_value before: give before and after as two texts, or use CodeBlock with language diff/,
    ],
    ['a blank control', 'Button', { label: ' ' }, /^invalid_value label: must not be blank/],
    [
      'an action that is no name',
      'Button',
      { label: 'A', action: 'alert("x")' },
      /^invalid_value action: a name of 1 to 64 letters/,
    ],
    [
      'a payload of 9 KiB',
      'Button',
      {
        label: 'A',
        action: 'a',
        payload: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`k${n}`, 'x'.repeat(1_900)])),
      },
      /^too_long payload/,
    ],
    [
      'prose that is too long',
      'Text',
      { text: 'x'.repeat(8_001) },
      /^too_long text: 8001 characters; at most 8000/,
    ],
    ['no text', 'Text', { muted: true }, /^invalid_value text: is required/],
    ['a pixel too many', 'Stack', { gap: 65 }, /^invalid_value gap: .*<=64; got 65/],
    [
      'a row too wide',
      'DataTable',
      { columns: CITIES, rows: [Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`c${n}`, n]))] },
      /^too_many rows\[0\]: at most 50 fields/,
    ],
  ])('%s of a %s', (_, name, props, issue) => {
    const { issues } = read(name, props)
    expect(issues[0]).toMatch(issue)
  })
})

describe.each(KIT_COMPONENTS.map((component) => [component.name, component] as const))(
  '%s',
  (name, component) => {
    const declared = Object.keys((component.jsonSchema?.properties ?? {}) as JsonObject)
    const words = [
      'content',
      'name',
      'href',
      'label',
      'labels',
      'datasets',
      'type',
      'variant',
      'status',
      'level',
      'onClick',
      '__proto__',
    ]
    const leaf = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(
        '12%',
        'n/a',
        'red',
        '["a"]',
        '{"key":"x"}',
        '```js\na\n```',
        'a\\nb',
        'check-circle',
        'destructive',
        'h2',
        '-sales',
      ),
    )
    const anyProps = fc.dictionary(
      fc.constantFrom(...declared, ...words),
      fc.oneof(
        leaf,
        fc.array(leaf, { maxLength: 3 }),
        fc.array(
          fc.dictionary(
            fc.constantFrom('key', 'label', 'title', 'value', 'data', 'field', 'status', 'icon', 'a'),
            leaf,
          ),
          { maxLength: 3 },
        ),
        fc.dictionary(
          fc.constantFrom('labels', 'datasets', 'a', 'b', 'key'),
          fc.array(leaf, { maxLength: 2 }),
        ),
      ),
    )

    it('reads anything without throwing, and settles in one reading', () => {
      fc.assert(
        fc.property(anyProps, (props) => {
          const { result } = read(name, props as JsonObject)
          const again = read(name, result)
          expect(again.repairs).toEqual([])
          expect(again.result).toBe(result)
        }),
        { seed: 3, numRuns: 100 },
      )
    })

    it('leaves its own example alone', () => {
      const props = component.example?.props ?? {}
      expect(read(name, props)).toEqual({ result: props, repairs: [], issues: [] })
    })
  },
)
