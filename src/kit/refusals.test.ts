import { expect, it } from 'vitest'
import type { JsonObject } from '../core/index.ts'
import { BARS, CITIES, readExample } from './reading.fixtures.ts'

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
])('%s of a %s is refused, with what fits', (_, name, props, issue) => {
  expect(readExample(name, props).issues[0]).toMatch(issue)
})
