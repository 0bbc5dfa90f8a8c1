import { expect, it } from 'vitest'
import { expectReading, type ReadingCase, readExample } from '../reading.fixtures.ts'

it.each<ReadingCase>([
  [
    'a map of facts',
    'KeyValue',
    { facts: { Owner: 'Ann', Length: 54 } },
    {
      items: [
        { label: 'Owner', value: 'Ann' },
        { label: 'Length', value: 54 },
      ],
    },
    ['renamed_prop facts', 'wrapped items'],
  ],
  [
    'keys and values',
    'KeyValue',
    {
      items: [
        { key: 'Owner', value: true },
        { term: 'Home', href: 'https://a.example', text: 'a' },
      ],
    },
    {
      items: [
        { label: 'Owner', value: true },
        { label: 'Home', url: 'https://a.example', value: 'a' },
      ],
    },
    [
      'renamed_prop items[1].href',
      'renamed_prop items[0].key',
      'renamed_prop items[1].term',
      'renamed_prop items[1].text',
    ],
  ],
  [
    'trend, change, an amount',
    'Metric',
    { title: 'Sales', value: { amount: 12, currency: 'EUR' }, change: '+2%', trend: 'increase' },
    { label: 'Sales', value: 12, format: 'currency', currency: 'EUR', delta: '+2%', trend: 'up' },
    ['keyword_mapped trend', 'renamed_prop title', 'renamed_prop change', 'number_from_text value'],
  ],
  [
    'texts',
    'List',
    { items: ['a', 'b'] },
    { items: [{ title: 'a' }, { title: 'b' }] },
    ['wrapped items[0]', 'wrapped items[1]'],
  ],
  [
    'other words',
    'List',
    {
      items: [{ label: 'a', description: 'b', icon: 'mdi-home', thumbnail: 'https://a.example/p.png' }],
      direction: 'horizontal',
    },
    {
      items: [{ title: 'a', text: 'b', icon: 'house', image: 'https://a.example/p.png' }],
      direction: 'row',
    },
    [
      'renamed_prop items[0].description',
      'keyword_mapped direction',
      'renamed_prop items[0].label',
      'renamed_prop items[0].thumbnail',
      'icon_mapped items[0].icon',
    ],
  ],
  [
    'completed, in_progress',
    'Steps',
    {
      steps: [
        { label: 'a', status: 'completed' },
        { title: 'b', status: 'in_progress' },
        { title: 'c', status: 'failed' },
      ],
    },
    {
      items: [
        { title: 'a', status: 'done' },
        { title: 'b', status: 'current' },
        { title: 'c', status: 'error' },
      ],
    },
    [
      'renamed_prop steps',
      'renamed_prop items[0].label',
      'keyword_mapped items[0].status',
      'keyword_mapped items[1].status',
      'keyword_mapped items[2].status',
    ],
  ],
  [
    'current as a number',
    'Steps',
    { items: ['a', 'b', 'c'], current: 2 },
    { items: [{ title: 'a', status: 'done' }, { title: 'b', status: 'current' }, { title: 'c' }] },
    ['wrapped items[0]', 'wrapped items[1]', 'wrapped items[2]', 'keyword_mapped current'],
  ],
  [
    'current as a title',
    'Steps',
    { items: [{ title: 'a' }, { title: 'b' }], activeStep: 'b' },
    {
      items: [
        { title: 'a', status: 'done' },
        { title: 'b', status: 'current' },
      ],
    },
    ['renamed_prop activeStep', 'keyword_mapped current'],
  ],
  [
    'checked',
    'Steps',
    {
      items: [
        { title: 'a', completed: true },
        { title: 'b', checked: false },
      ],
    },
    { items: [{ title: 'a', status: 'done' }, { title: 'b' }] },
    [
      'renamed_prop items[0].completed',
      'renamed_prop items[0].done',
      'renamed_prop items[1].checked',
      'renamed_prop items[1].done',
    ],
  ],
  [
    'a fraction',
    'Progress',
    { label: 'a', value: 0.75 },
    { label: 'a', value: 0.75, max: 1 },
    ['fraction_scaled value'],
  ],
  [
    'a fraction',
    'Gauge',
    { label: 'a', value: 0.75 },
    { label: 'a', value: 0.75, max: 1 },
    ['fraction_scaled value'],
  ],
  [
    '12%',
    'Progress',
    { title: 'a', progress: 0, total: 8 },
    { label: 'a', value: 0, max: 8 },
    ['renamed_prop title', 'renamed_prop progress', 'renamed_prop total'],
  ],
  [
    'a percentage',
    'Progress',
    { label: 'a', value: '12%' },
    { label: 'a', value: 12, unit: '%' },
    ['number_from_text value', 'number_from_text unit'],
  ],
  [
    'a value over max',
    'Progress',
    { label: 'a', value: 9, max: 8 },
    { label: 'a', value: 8, max: 8 },
    ['clamped value L'],
  ],
  [
    'a value under min',
    'Gauge',
    { label: 'a', value: 1, min: 2, max: 8 },
    { label: 'a', value: 2, min: 2, max: 8 },
    ['clamped value L'],
  ],
  [
    'type ring',
    'Progress',
    { label: 'a', type: 'ring' },
    { label: 'a', variant: 'ring' },
    ['renamed_prop type'],
  ],
])('%s of a %s', (...example) => {
  expectReading(example)
})

it.each<[string, Record<string, unknown>, RegExp]>([
  ['KeyValue', { items: [] }, /items: at least 1/],
  ['KeyValue', { items: [{ label: 'a', value: { b: 1 } }] }, /items\[0\]\.value/],
  [
    'KeyValue',
    { items: Array.from({ length: 61 }, () => ({ label: 'a', value: 1 })) },
    /^too_many items: at most 60/,
  ],
  ['List', { items: Array.from({ length: 201 }, () => ({ title: 'a' })) }, /^too_many items/],
  ['List', { items: [{ title: 'a', action: 'not a name' }] }, /items\[0\]\.action/],
  ['Steps', { items: [{ title: 'a', status: 'zorp' }] }, /items\[0\]\.status/],
  ['Progress', { label: 'a', max: 0 }, /max: must be above 0/],
  ['Gauge', { label: 'a', value: 1, min: 5, max: 5 }, /max: must be above min/],
  ['Gauge', { label: 'a', value: 'high' }, /value/],
  ['Metric', { label: 'a' }, /value/],
])('a %s of %j is refused', (name, props, issue) => {
  expect(readExample(name, props).issues[0]).toMatch(issue)
})
