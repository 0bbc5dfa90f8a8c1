import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CanvasWidth } from '../../../../core/index.ts'
import { justifyRows, STEPS } from './justify-rows.ts'

const WIDTHS: Readonly<Record<string, CanvasWidth>> = { a: 'auto', w: 'wide', f: 'full' }
const read = (cards: string): CanvasWidth[] => [...cards].map((letter) => WIDTHS[letter] ?? 'auto')

describe('rows that are full', () => {
  it.each<[cards: string, columns: number, spans: string, why: string]>([
    ['', 3, '', 'nothing'],
    ['awf', 1, '1 1 1', 'one column: all of it'],
    ['aw', 2, '2 2', 'a card before one that takes the row'],
    ['af', 2, '2 2', 'likewise'],
    ['a', 2, '1', 'the last row is left as it is'],
    ['w', 3, '3', 'a wide card beside nothing'],
    ['wa', 3, '2 1', 'a full row'],
    ['wf', 3, '3 3', 'before a full one'],
    ['ww', 3, '3 3', 'two that do not fit beside each other'],
    ['waw', 3, '2 1 3', 'the first row is full'],
    ['aw', 3, '1 2', 'a full row'],
    ['aaw', 3, '1.5 1.5 3', 'two of one column share a third'],
    ['aa', 3, '1 1', 'more may follow'],
    ['af', 3, '1 3', 'alone it would be too wide'],
    ['aaf', 4, '2 2 4', 'twice as wide is not too wide'],
    ['aaaf', 4, '1.5 1.5 1 4', 'what is left cannot be shared evenly: the first ones'],
    ['aaf', 5, '1 1 5', 'more than twice is'],
    ['wa', 4, '3 1', 'the wide one first'],
    ['ww', 5, '2.5 2.5', 'wide ones share'],
    ['w', 4, '4', 'a wide one fills its row'],
    ['aaaaaf', 3, '1 1 1 1.5 1.5 3', 'only the row that is not full'],
    ['fff', 3, '3 3 3', 'full ones'],
  ])('%s in %i columns: %s (%s)', (cards, columns, spans) => {
    expect(
      justifyRows(read(cards), columns)
        .map((steps) => steps / STEPS)
        .join(' '),
    ).toBe(spans)
  })

  it('break where the grid breaks them, and no card becomes narrower', () => {
    const widths = fc.array(fc.constantFrom<CanvasWidth>('auto', 'wide', 'full'), { maxLength: 30 })
    fc.assert(
      fc.property(widths, fc.integer({ min: 1, max: 7 }), (cards, columns) => {
        const room = columns * STEPS
        const own = cards.map(
          (width) => ({ auto: 1, wide: Math.min(2, columns), full: columns })[width] * STEPS,
        )
        const spans = justifyRows(cards, columns)
        expect(breaks(spans, room)).toEqual(breaks(own, room))
        for (const [index, span] of spans.entries()) expect(span).toBeGreaterThanOrEqual(own[index] ?? 0)
      }),
      { numRuns: 200 },
    )
  })

  it('stay as they are while cards are added to a last row that is not full', () => {
    for (const more of ['a', 'aa', 'aaa'])
      expect(justifyRows(read(more), 4)).toEqual([...more].map(() => STEPS))
  })
})

/** Where a grid of so many steps begins its rows. */
function breaks(spans: readonly number[], room: number): number[] {
  let left = 0
  return spans.flatMap((span, index) => {
    const isNew = span > left
    left = (isNew ? room : left) - span
    return isNew ? [index] : []
  })
}
