import { describe, expect, it } from 'vitest'
import { bar, extent, sparkline } from './text-chart.ts'

describe('sparkline', () => {
  it.each<[(number | null)[], string]>([
    [[0, 1, 2, 3, 4, 5, 6, 7], '▁▂▃▄▅▆▇█'],
    [[1, null, 3], '▁·█'],
    [[5], '▅'],
    [[0, 0, 0], '▅▅▅'],
    [[-1, 1], '▁█'],
    [[null], ''],
    [[], ''],
  ])('%j is %s', (values, expected) => {
    expect(sparkline(values)).toBe(expected)
  })

  it('takes at most forty samples, the ends among them', () => {
    const values = Array.from({ length: 1_000 }, (_, index) => index)
    const line = sparkline(values)
    expect([...line]).toHaveLength(40)
    expect(line.startsWith('▁') && line.endsWith('█')).toBe(true)
  })
})

describe('bar', () => {
  it.each([
    [10, 10, '█'.repeat(20)],
    [5, 10, '█'.repeat(10)],
    [-5, 10, '░'.repeat(10)],
    [0.001, 10, '█'],
    [0, 10, ''],
    [3, 0, ''],
    [20, 10, '█'.repeat(20)],
  ])('%d of %d', (value, largest, expected) => {
    expect(bar(value, largest)).toBe(expected)
  })
})

it('measures lists that no call could take as arguments', () => {
  expect(extent(Array.from({ length: 300_000 }, (_, index) => index))).toEqual({ low: 0, high: 299_999 })
})
