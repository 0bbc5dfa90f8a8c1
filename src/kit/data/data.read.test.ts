import { expect, it } from 'vitest'
import { expectReading, type ReadingCase, readExample } from '../reading.fixtures.ts'

it.each<ReadingCase>([
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
  ['a Windows path', 'CodeBlock', { code: 'cd C:\\new' }, { code: 'cd C:\\new' }, []],
  ['a regular expression', 'CodeBlock', { code: 's.split(/\\n/)' }, { code: 's.split(/\\n/)' }, []],
  ['TeX', 'CodeBlock', { code: '\\nabla f', language: 'tex' }, { code: '\\nabla f', language: 'tex' }, []],
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
])('%s of a %s', (...example) => {
  expectReading(example)
})

it('reads code of hostile length without slowing down', () => {
  for (const code of [
    `\\n${'"\\'.repeat(29_000)}`,
    `\\n${"'a".repeat(29_000)}`,
    `${' '.repeat(59_990)}\\n`,
  ]) {
    const read = readExample('CodeBlock', { code })
    expect(read.issues).toEqual([])
    expect(readExample('CodeBlock', read.result).repairs).toEqual([])
  }
})
