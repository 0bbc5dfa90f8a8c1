import { describe, expect, it } from 'vitest'
import { type Condition, isSelection, meets, type Scalar } from './conditions.ts'

describe('meets', () => {
  it.each<[Condition, Scalar, boolean]>([
    [{ column: 'a', op: '=', value: 3 }, 3, true],
    [{ column: 'a', op: '=', value: '3' }, 3, false],
    [{ column: 'a', op: '>=', value: 3 }, 3, true],
    [{ column: 'a', op: '<', value: 3 }, 3, false],
    [{ column: 'a', op: '<=', value: '2024-02-01' }, '2024-01-31', true],
    [{ column: 'a', op: 'between', value: [1, 2] }, 2, true],
    [{ column: 'a', op: 'between', value: [1, 2] }, 2.1, false],
    [{ column: 'a', op: '<=', value: 3 }, null, false],
    [{ column: 'a', op: 'in', value: ['x', null] }, null, true],
    [{ column: 'a', op: 'in', value: ['x'] }, 'y', false],
    [{ column: 'a', op: 'in', value: [] }, 'y', false],
  ])('%j of %j: %s', (condition, value, met) => {
    expect(meets(condition, value)).toBe(met)
  })
})

it.each<[unknown, boolean]>([
  [[], true],
  [[{ column: 'a', op: 'in', value: ['x', 1, null, true] }], true],
  [[{ column: 'a', op: 'between', value: [1, 2] }], true],
  [[{ column: 'a', op: 'between', value: [1] }], false],
  [[{ column: 'a', op: 'between', value: [null, 2] }], false],
  [[{ column: 'a', op: '=', value: null }], false],
  [[{ column: 'a', op: '>=', value: Number.NaN }], false],
  [[{ op: '=', value: 1 }], false],
  [[{ column: 'a', op: 'like', value: 'x' }], false],
  [{ column: 'a' }, false],
  [undefined, false],
])('isSelection(%j) is %s', (kept, accepted) => {
  expect(isSelection(kept)).toBe(accepted)
})
