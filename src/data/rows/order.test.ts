import fc from 'fast-check'
import { expect, it } from 'vitest'
import { order } from './order.ts'

const value = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(Number.NaN))

it('gives the first ones of all in order, few or many', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ one: value, other: value }), { maxLength: 40 }),
      fc.nat(45),
      fc.boolean(),
      (rows, most, descending) => {
        const keys = [
          { values: rows.map(({ one }) => one), descending },
          { values: rows.map(({ other }) => other), descending: false },
        ]
        const positions = Uint32Array.from(rows, (_, index) => index)
        const all = order(positions, keys, rows.length)
        expect([...order(positions, keys, most)]).toEqual([...all].slice(0, most))
        expect([...positions]).toEqual(rows.map((_, index) => index))
      },
    ),
    { numRuns: 300, seed: 3 },
  )
})
