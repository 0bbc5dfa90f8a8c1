import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const signs = { same: ' ', removed: '-', added: '+' }
const diff = (before: string, after: string) =>
  lineDiff(before, after)
    .map((line) => signs[line.kind] + line.text)
    .join('|')

describe('lineDiff', () => {
  it.each([
    ['', '', ''],
    ['a', 'a', ' a'],
    ['', 'a\nb', '+a|+b'],
    ['a\nb', '', '-a|-b'],
    ['a\nb\nc', 'a\nx\nc', ' a|-b|+x| c'],
    ['a\nb\nc', 'b\nc\nd', '-a| b| c|+d'],
    ['a\r\nb', 'a\nb\n', ' a| b'],
    ['a\n\nb', 'a\nb', ' a|-| b'],
  ])('%j to %j', (before, after, expected) => {
    expect(diff(before, after)).toBe(expected)
  })

  it('gives up on more than 250 000 pairs of changed lines', () => {
    const a = Array.from({ length: 501 }, (_, n) => `a${n}`)
    const b = [...Array.from({ length: 499 }, (_, n) => `b${n}`), 'a250', 'b']
    const kinds = lineDiff(a.join('\n'), b.join('\n')).map((line) => line.kind)
    expect(kinds).toEqual([...a.map(() => 'removed'), ...b.map(() => 'added')])
  })

  it('still finds one change in a very long text', () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `line ${n}`)
    const changed = lines.with(9_000, 'other')
    expect(lineDiff(lines.join('\n'), changed.join('\n')).filter((line) => line.kind !== 'same')).toEqual([
      { kind: 'removed', text: 'line 9000' },
      { kind: 'added', text: 'other' },
    ])
  })

  it('holds both texts, each in its order', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
      .map((list) => [...list, 'end'].join('\n'))
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const result = lineDiff(before, after)
        const without = (kind: 'removed' | 'added') =>
          result
            .filter((line) => line.kind !== kind)
            .map((line) => line.text)
            .join('\n')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      }),
      { seed: 2, numRuns: 500 },
    )
  })
})
