import { describe, expect, it } from 'vitest'
import { displayWidth, textTable } from './text-table.ts'

describe('textTable', () => {
  it.each<[string, Parameters<typeof textTable>, string]>([
    [
      'aligns its columns',
      [
        ['City', 'Sales', 'x'],
        [
          ['Oslo', '1,240', 'ab'],
          ['Bergen', '860', 'abcd'],
        ],
        { align: ['left', 'right', 'center'] },
      ],
      'City    Sales   x\n------  -----  ----\nOslo    1,240   ab\nBergen    860  abcd',
    ],
    ['cuts a column', [['A'], [['abcdef']], { columnWidth: 4 }], 'A\n----\nabc…'],
    ['keeps a cell in one line', [['A'], [['a\n\tb']]], 'A\n---\na b'],
    [
      'says how many rows it left out',
      [['A'], [['1'], ['2'], ['3']], { rows: 2 }],
      'A\n-\n1\n2\n… 1 more row',
    ],
    ['counts rows it was not given', [['A'], [['1']], {}, 12], 'A\n-\n1\n… 11 more rows'],
    ['fills short rows', [['A', 'B'], [['1']]], 'A  B\n-  -\n1'],
    ['stands without rows', [['A'], []], 'A\n-'],
    [
      'measures wide characters',
      [
        ['城市', 'n'],
        [
          ['北京', '1'],
          ['ab', '2'],
        ],
      ],
      '城市  n\n----  -\n北京  1\nab    2',
    ],
  ])('%s', (_, args, expected) => {
    expect(textTable(...args)).toBe(expected)
  })
})

describe('displayWidth', () => {
  it.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['北京', 4],
    ['🌍', 2],
    ['ﾊﾝ', 2],
  ])('%s takes %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width)
  })
})
