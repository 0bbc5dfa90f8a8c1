import { expect, it } from 'vitest'
import { lineDiff } from '../../../core/index.ts'
import { foldUnchanged, numberLines, pairRows } from './diff-rows.ts'

const rowsOf = (before: string, after: string) => numberLines(lineDiff(before, after))

it('numbers the lines of both texts and marks what changed in a line', () => {
  expect(rowsOf('a\nlimit: 10\nb', 'a\nlimit: 20\nb')).toEqual([
    { kind: 'same', text: 'a', before: 1, after: 1, changed: undefined },
    { kind: 'removed', text: 'limit: 10', before: 2, after: undefined, changed: [7, 8] },
    { kind: 'added', text: 'limit: 20', before: undefined, after: 2, changed: [7, 8] },
    { kind: 'same', text: 'b', before: 3, after: 3, changed: undefined },
  ])
})

it.each([
  ['abc', 'xyz'],
  ['url: https://example.com/that/never/ends', 'timeout: 30s'],
])('marks nothing where lines have next to nothing in common: %s, %s', (before, after) => {
  expect(rowsOf(before, after).map(({ changed }) => changed)).toEqual([undefined, undefined])
})

it('folds what is far from any change, and loses no line', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
  const rows = rowsOf(lines.join('\n'), lines.with(15, 'changed').join('\n'))
  const sections = foldUnchanged(rows)
  expect(sections.map(({ folded, rows: { length } }) => [folded, length])).toEqual([
    [true, 12],
    [false, 8],
    [true, 11],
  ])
  expect(sections.flatMap((section) => section.rows)).toEqual(rows)
})

it('stands changed lines beside each other', () => {
  const pairs = pairRows(rowsOf('a\nb\nc', 'a\nB\nC\nd'))
  expect(pairs.map(({ left, right }) => [left?.text, right?.text])).toEqual([
    ['a', 'a'],
    ['b', 'B'],
    ['c', 'C'],
    [undefined, 'd'],
  ])
})
