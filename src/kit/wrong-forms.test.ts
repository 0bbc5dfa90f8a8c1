import { describe, expect, it } from 'vitest'
import { defineCatalog, type JsonObject, validateTree } from '../core/index.ts'
import { BARS, MONTHS } from './reading.fixtures.ts'
import { KIT_COMPONENTS } from './sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

const node = (type: string, props: JsonObject = {}, children?: unknown) => ({
  type,
  props,
  ...(children !== undefined && { children }),
})
const text = (words: string) => node('Text', { text: words })
const field = { name: 'it', label: 'It' }
const options = ['a', 'b']
const drawn = { summary: 'A box', viewBox: '0 0 9 9' }
const box = (fill: string) => ({ ...drawn, shapes: [{ el: 'rect', width: 1, height: 1, fill }] })

/** What models write, the node it is read as (its type and at least these props), and the codes of the repairs. */
type WrongForm = [written: unknown, read: ReturnType<typeof node>, codes: string[]]

const anyComponent: WrongForm[] = [
  [node('Card', { title: null }), node('Card'), ['null_dropped']],
  [
    node('Text', { text: 2024, muted: 'yes' }),
    node('Text', { text: '2024', muted: true }),
    ['boolean_from_text', 'text_from_number'],
  ],
  [node('Text', { content: 'a' }), text('a'), ['renamed_prop']],
  [node('Callout', { body: 'a' }), node('Callout', { text: 'a' }), ['renamed_prop']],
  [node('Card', { heading: 'a' }), node('Card', { title: 'a' }), ['renamed_prop']],
  [node('Metric', { name: 'a', value: 1 }), node('Metric', { label: 'a' }), ['renamed_prop']],
  [node('Link', { text: 'a', href: '/a' }), node('Link', { url: '/a' }), ['renamed_prop']],
  [node('Link', { text: 'a', link: '/a' }), node('Link', { url: '/a' }), ['renamed_prop']],
  [node('Image', { src: '/a', alt: 'a' }), node('Image', { url: '/a' }), ['renamed_prop']],
  [
    node('Badge', { text: 'a', color: 'red' }),
    node('Badge', { tone: 'danger' }),
    ['keyword_mapped', 'renamed_prop'],
  ],
  [
    node('Callout', { text: 'a', severity: 'ok' }),
    node('Callout', { tone: 'success' }),
    ['keyword_mapped', 'renamed_prop'],
  ],
  [
    node('Metric', { label: 'a', value: 1, description: 'b' }),
    node('Metric', { hint: 'b' }),
    ['renamed_prop'],
  ],
  [
    node('Stack', { gap: 'md', direction: 'horizontal' }),
    node('Stack', { gap: 'medium', direction: 'row' }),
    ['keyword_mapped', 'keyword_mapped'],
  ],
  [
    node('Stack', { justify: 'space-between', align: 'CENTER' }),
    node('Stack', { justify: 'between', align: 'center' }),
    ['keyword_mapped', 'keyword_mapped'],
  ],
  [
    node('Card', { className: 'a', style: 'b', width: 3, padding: 4, sx: {} }),
    node('Card'),
    Array(5).fill('style_dropped'),
  ],
  [
    node('Metric', { label: 'a', value: 3, format: 'currency', currency: 'eur' }),
    node('Metric', { currency: 'EUR' }),
    ['keyword_mapped'],
  ],
]

const children: WrongForm[] = [
  [node('Card', {}, 'a'), node('Card', {}, [text('a')]), ['wrapped', 'wrapped']],
  [node('Card', {}, text('a')), node('Card', {}, [text('a')]), ['wrapped']],
  [node('Card', { children: [text('a')] }), node('Card', {}, [text('a')]), ['wrapped']],
  [node('Card', { content: 'a' }), node('Card', {}, [text('a')]), ['wrapped', 'wrapped']],
  [node('Card', { body: 'a' }), node('Card', {}, [text('a')]), ['wrapped', 'wrapped']],
  [
    node('Card', { content: [text('a'), 'b'] }),
    node('Card', {}, [text('a'), text('b')]),
    ['wrapped', 'wrapped'],
  ],
  [node('Card', { content: text('a') }), node('Card', {}, [text('a')]), ['wrapped']],
  [node('Badge', {}, 'a'), node('Badge', { text: 'a' }), ['wrapped']],
  [node('Button', {}, ['a']), node('Button', { label: 'a' }), ['wrapped']],
  [node('CodeBlock', {}, 'a'), node('CodeBlock', { code: 'a' }), ['wrapped']],
  [
    node('Tabs', { tabs: [{ label: 'a', content: 'b' }] }),
    node('Tabs', {}, [node('Tab', { label: 'a' }, [text('b')])]),
    ['wrapped', 'wrapped', 'wrapped'],
  ],
]

const addresses: WrongForm[] = [
  [
    node('Link', { text: 'a', url: 'www.a.example' }),
    node('Link', { url: 'https://www.a.example' }),
    ['url_fixed'],
  ],
  [node('Button', { label: 'a', url: '#' }), node('Button', { label: 'a' }), ['url_fixed']],
  [
    node('List', { items: [{ title: 'a', url: '#' }] }),
    node('List', { items: [{ title: 'a' }] }),
    ['url_fixed'],
  ],
  [
    node('List', { items: [{ title: 'a', url: 'javascript:a' }] }),
    node('List', { items: [{ title: 'a' }] }),
    ['bad_url'],
  ],
  [
    node('Image', { url: 'http://a.example/b.png', alt: 'c' }),
    node('Image', { url: 'https://a.example/b.png' }),
    ['url_fixed'],
  ],
  [node('Link', { text: 'a', url: 'javascript:a' }), node('genui:text', { text: 'a' }), []],
  [
    node('Download', { label: 'a', filename: 'a.csv', url: 'file:///a.csv' }),
    node('genui:text', { text: 'a (a.csv)' }),
    [],
  ],
]

const charts: WrongForm[] = [
  [
    node('Chart', {
      type: 'line',
      series: [
        {
          name: 'A',
          data: [
            { x: 1, y: 2 },
            { x: 2, y: 3 },
          ],
        },
        { name: 'B', data: [{ x: 2, y: 5 }] },
      ],
    }),
    node('Chart', {
      xKey: 'label',
      data: [
        { label: 1, A: 2, B: null },
        { label: 2, A: 3, B: 5 },
      ],
    }),
    ['data_reshaped', 'renamed_prop', 'renamed_prop'],
  ],
  [
    node('Chart', { ...BARS, type: 'LineChart' }),
    node('Chart', { type: 'line', data: MONTHS }),
    ['keyword_mapped'],
  ],
  [
    node('Chart', { ...BARS, type: 'stackedBarChart' }),
    node('Chart', { type: 'bar', stacked: true }),
    ['keyword_mapped'],
  ],
]

const words: WrongForm[] = [
  [node('Heading', { text: 'a', level: 'h5' }), node('Heading', { level: 4 }), ['clamped', 'renamed_prop']],
  [node('Heading', { text: 'a', level: 6 }), node('Heading', { level: 4 }), ['clamped']],
  [
    node('Button', { label: 'a', type: 'button' }),
    node('Button', { kind: 'action' }),
    ['keyword_mapped', 'renamed_prop'],
  ],
]

const fields: WrongForm[] = [
  [
    node('Dropdown', { ...field, options }),
    node('Select', { filter: true }),
    ['option_from_text', 'option_from_text', 'renamed_type'],
  ],
  [
    node('Select', { ...field, options, multiple: false }),
    node('Select'),
    ['keyword_mapped', 'option_from_text', 'option_from_text'],
  ],
  [
    node('MultiSelect', { ...field, options, multiple: true }),
    node('MultiSelect'),
    ['keyword_mapped', 'option_from_text', 'option_from_text'],
  ],
  [
    node('RadioGroup', { ...field, options, multiple: true }),
    node('CheckboxGroup'),
    ['option_from_text', 'option_from_text', 'renamed_type'],
  ],
  [
    node('Input', { ...field, inputType: 'number', max: 9, value: 12 }),
    node('Input', { value: 9 }),
    ['clamped'],
  ],
  [
    node('Input', { ...field, inputType: 'date', min: '2026-03-01', value: '2026-2-3' }),
    node('Input', { value: '2026-03-01' }),
    ['clamped', 'date_padded'],
  ],
  [
    node('Input', { ...field, inputType: 'time', value: '9:30' }),
    node('Input', { value: '09:30' }),
    ['date_padded'],
  ],
  [
    node('Input', { ...field, inputType: 'datetime', value: '2026-3-4 10:30:00' }),
    node('Input', { value: '2026-03-04T10:30' }),
    ['date_padded'],
  ],
]

const shapes: WrongForm[] = [
  [
    node('Svg', box('#d03030')),
    node('Svg', { shapes: [{ el: 'rect', width: 1, height: 1, fill: 'danger' }] }),
    ['number_from_text', 'paint_mapped'],
  ],
  [
    node('Svg', box('rebeccapurple')),
    node('Svg', { shapes: [{ el: 'rect', width: 1, height: 1, fill: 'violet' }] }),
    ['number_from_text', 'paint_mapped'],
  ],
  [
    node('Svg', box('hsl(210, 65%, 50%)')),
    node('Svg', { shapes: [{ el: 'rect', width: 1, height: 1, fill: 'blue' }] }),
    ['number_from_text', 'paint_mapped'],
  ],
]

it.each([...anyComponent, ...children, ...addresses, ...charts, ...words, ...fields, ...shapes])(
  '%j is read as %j',
  (written, read, codes) => {
    const result = validateTree(catalog, written)
    expect(result.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(result.tree).toMatchObject(read)
    expect(result.repairs.map(({ code }) => code).sort()).toEqual(codes)
  },
)

describe('what has more than one reading', () => {
  it.each<[unknown, string]>([
    [
      node('Card', { titel: 'a' }),
      'unknown_prop props.titel: Card: there is no prop "titel" here (got "a"); did you mean "title"?',
    ],
    [
      node('Card', { tone: 'danger' }),
      'invalid_value props.tone: Card: Invalid option: expected one of "neutral"|"blue"',
    ],
    [node('Gauge', { label: 'a', value: 'n/a' }), 'invalid_value props.value'],
    [node('Input', { ...field, inputType: 'constructor' }), 'invalid_value props.inputType'],
    [
      node('Input', { ...field, inputType: 'datetime', value: '2026-03-04T10:30:00Z' }),
      'invalid_value props.value',
    ],
    [
      node('Metric', { label: 'a', value: 1, currency: '$' }),
      'invalid_value props.currency: Metric: an ISO 4217 code',
    ],
    [
      node('Chart', { type: 'line', series: [{ name: 'A', data: [1, 2] }] }),
      'unknown_prop props.series.0.data',
    ],
    [node('Button', { label: 'a', onClick: '() => go()' }), 'invalid_value props.action'],
    [node('Svg', { ...drawn, shapes: '<rect/>' }), 'invalid_value props.shapes: Svg: send shapes as a list'],
  ])('%j is refused, with what fits', (written, issue) => {
    const { issues } = validateTree(catalog, written)
    expect(`${issues[0]?.code} ${issues[0]?.path.join('.')}: ${issues[0]?.message}`).toContain(issue)
  })
})

it('names no hidden prop where it says which there are', () => {
  const { issues } = validateTree(catalog, node('DataTable', { rows: [{ a: 1 }], zorp: 1 }))
  expect(issues[0]?.hint).toContain('pageSize')
  expect(issues[0]?.hint).not.toMatch(/remote|selection|sparkKeys/)
})

/** How A2UI asks for one of several. */
it.each<[string, number, unknown, string, unknown]>([
  ['mutuallyExclusive', 5, ['2'], 'RadioGroup', '2'],
  ['mutuallyExclusive', 6, [], 'Select', undefined],
  ['multipleSelection', 5, ['2'], 'CheckboxGroup', ['2']],
  ['multipleSelection', 6, ['2', '3'], 'MultiSelect', ['2', '3']],
])('a picker, %s of %i with %j chosen, is a %s', (variant, count, value, type, chosen) => {
  const choices = Array.from({ length: count }, (_, index) => `${index}`)
  const { tree, issues } = validateTree(
    catalog,
    node('ChoicePicker', { ...field, options: choices, variant, value }),
  )
  expect(issues).toEqual([])
  expect(tree?.type).toBe(type)
  expect(tree?.props.value).toEqual(chosen)
})

it('reads a picker without a word on it as one choice', () => {
  const { tree } = validateTree(catalog, node('ChoicePicker', { ...field, options }))
  expect(tree?.type).toBe('RadioGroup')
})
