import { describe, expect, it } from 'vitest'
import { defineCatalog, type TreeNode, toText } from '../core/index.ts'
import { KIT_COMPONENTS } from './sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)

const points = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    day: n + 1,
    high: n % 5 === 4 ? null : n - 3,
    low: (n * 7) % 11,
  }))

const SERIES = [{ key: 'high', label: 'High' }, { key: 'low' }]

const examples: Record<string, TreeNode> = {
  'a long table': {
    type: 'DataTable',
    props: {
      title: 'Orders *2026*',
      columns: [
        { key: 'id', label: 'Order' },
        { key: 'total', label: 'Total', format: 'currency', currency: 'EUR' },
        { key: 'paid', label: 'Paid' },
        { key: 'day', label: 'Day', format: 'date' },
        { key: 'note', label: 'Note' },
      ],
      rows: Array.from({ length: 17 }, (_, n) => ({
        id: `#${n + 1}`,
        total: n === 1 ? null : n * 1_234.5,
        paid: n % 2 === 0,
        day: '2026-03-09',
        note:
          n === 0
            ? '[invoice](https://a.example/1)'
            : 'a note with ``` that is longer than its column\nmay be',
      })),
      total: 12_400,
    },
  },
  'bars of two series': {
    type: 'Chart',
    props: { type: 'bar', title: 'Degrees', xKey: 'day', series: SERIES, data: points(22), unit: '°C' },
  },
  'lines with gaps': {
    type: 'Chart',
    props: { type: 'line', xKey: 'day', series: SERIES, data: points(22) },
  },
  'a scatter': {
    type: 'Chart',
    props: { type: 'scatter', xKey: 'day', series: [{ key: 'low' }], data: points(3), xLabel: 'Day' },
  },
  'shares of a whole': {
    type: 'Chart',
    props: {
      type: 'donut',
      xKey: 'name',
      series: [{ key: 'n' }],
      data: [90, 6, 1, 1, 1, 1].map((n, at) => ({ name: `part ${at + 1}`, n })),
    },
  },
  'shares of nothing': {
    type: 'Chart',
    props: { type: 'pie', xKey: 'name', series: [{ key: 'n' }], data: [{ name: 'a', n: 0 }] },
  },
  'numbers with markup in their labels': {
    type: 'KpiCards',
    props: {
      title: '**Q1**',
      items: [
        { label: '[x](https://evil.example)', value: 0.125, format: 'percent', delta: -0.02 },
        { label: ' ', value: '3 of 4', delta: '' },
      ],
    },
  },
  'sources, one of them unsafe': {
    type: 'SourceCards',
    props: {
      title: 'Sources',
      items: [
        { title: 'Tides', url: 'https://a.example/t(1)', source: 'Harbour | office' },
        { title: 'Bad', url: 'javascript:alert(1)' },
      ],
    },
  },
  'a long checklist': {
    type: 'Checklist',
    props: {
      items: Array.from({ length: 22 }, (_, n) => ({ label: `step ${n}`, done: n < 2, note: 'soon' })),
    },
  },
  'a timeline': {
    type: 'Timeline',
    props: {
      title: 'Parcel',
      events: [
        { date: '2026-03-02T08:00:00Z', title: 'Sent', url: 'https://a.example/p' },
        { title: 'Lost', description: '- at sea\n# really' },
      ],
    },
  },
  'code with a fence in it': {
    type: 'CodeBlock',
    props: { title: 'README', language: 'md', code: '```\nx\n```' },
  },
  'a diff': { type: 'Diff', props: { title: 'limits', before: 'a\nb', after: 'a\nc' } },
  'a danger': { type: 'Callout', props: { tone: 'danger', title: 'Stop', text: '1. read\n2. think' } },
  'an untitled callout': { type: 'Callout', props: { tone: 'info', text: 'fine' } },
  'a card and what is in it': {
    type: 'Card',
    props: { title: 'Order 7', subtitle: 'of _today_' },
    children: [
      {
        type: 'Stack',
        props: {},
        children: [
          { type: 'Badge', props: { text: 'paid' } },
          { type: 'Badge', props: { text: ' ' } },
        ],
      },
      { type: 'Text', props: { text: 'Two *parcels*.\n\nOne box.' } },
      { type: 'Heading', props: { text: 'Next' } },
    ],
  },
  'a card without a title': {
    type: 'Card',
    props: { subtitle: 'unseen' },
    children: [{ type: 'Text', props: { text: 'a' } }],
  },
  spans: {
    type: 'Text',
    props: {
      spans: [
        'Pay ',
        { text: 'now', mark: 'strong' },
        { br: true },
        'or ',
        { text: 'late*r', mark: 'em' },
        ' with ',
        { text: 'x', mark: 'code' },
      ],
    },
  },
  'an unsafe link': { type: 'Link', props: { text: 'here', url: ' JaVaScRiPt:alert(1)' } },
  'an unsafe picture': { type: 'Image', props: { url: 'data:text/html,x', alt: 'a cat' } },
  'a picture without words': { type: 'Image', props: { url: 'https://a.example/p.png' } },
  'a button that opens': { type: 'Button', props: { label: 'Docs', url: 'https://a.example/docs' } },
}

describe.each(Object.entries(examples))('%s', (_, node) => {
  it.each(['chat', 'markdown', 'plain'] as const)('reads as text in %s', (dialect) => {
    const options = { dialect, locale: 'en', timeZone: 'Europe/Oslo' }
    expect(`\n${toText(catalog, node, options)}\n`).toMatchSnapshot()
  })
})

it('reads in the locale it is given', () => {
  const text = toText(
    catalog,
    { type: 'KpiCards', props: { items: [{ label: 'Umsatz', value: 1234.5, format: 'currency' }] } },
    { locale: 'de', currency: 'EUR' },
  )
  expect(text).toBe('- **Umsatz** 1.234,50\u00a0€')
})

it('reads half-written and unchecked props as data rather than failing', () => {
  for (const { name } of KIT_COMPONENTS) {
    for (const props of [{}, { items: 7, columns: 'x', rows: null, data: [null], series: [1], text: 4 }]) {
      expect(typeof toText(catalog, { type: name, props })).toBe('string')
    }
  }
})

const WRONG = { not: 'what it must be' }
const refused = KIT_COMPONENTS.flatMap(({ name, example }) =>
  Object.keys(example?.props ?? {}).map((prop): [string, string, TreeNode] => [
    name,
    prop,
    { type: name, props: { ...example?.props, [prop]: WRONG } },
  ]),
)

// As a stored or foreign view may contain it.
it.each(refused)('%s with a wrong %s is read as data, never as an object’s name', (_, __, node) => {
  expect(toText(catalog, node)).not.toContain('[object')
})

it('a chart of a type that nobody knows reads as its bars', () => {
  const chart = KIT_COMPONENTS.find(({ name }) => name === 'Chart')?.example?.props
  expect(toText(catalog, { type: 'Chart', props: { ...chart, type: 'radar' } })).toBe(
    toText(catalog, { type: 'Chart', props: { ...chart, type: 'bar' } }),
  )
})

describe('a text form', () => {
  const gauge = { type: 'Gauge', props: { label: 'Wind', value: 3 } }

  it('reads what was left out as its default', () => {
    expect(toText(catalog, gauge)).toBe('Wind: 3 of 100')
    const slider = { type: 'Slider', props: { label: 'Budget', name: 'budget' } }
    expect(toText(catalog, slider, { dialect: 'plain' })).toBe('Budget: 0 (0–100)')
  })

  it('counts in the language of its reader', () => {
    const columns = [{ key: 'n', label: 'N' }]
    const table = { type: 'DataTable', props: { columns, rows: [{ n: 1 }], total: 12_400 } }
    expect(toText(catalog, table, { locale: 'de' })).toContain('… 12.399 more rows')
  })
})
