import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearScale, roundOut, roundTicks, slotScale, timeTicks } from './scale.ts'

describe('round numbers', () => {
  it.each<[[number, number], number, number[]]>([
    [[0, 10], 5, [0, 2, 4, 6, 8, 10]],
    [[0, 1], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[-0.3, 0.3], 3, [-0.2, 0, 0.2]],
    [[46, 230], 4, [50, 100, 150, 200]],
    [[1e12, 3e12], 2, [1e12, 2e12, 3e12]],
    [[5, 5], 4, [5]],
  ])('in %j about %d', (range, count, ticks) => {
    expect(roundTicks(range, count)).toEqual(ticks)
  })

  it.each<[[number, number], number, [number, number]]>([
    [[1, 97], 5, [0, 100]],
    [[-13, 47], 4, [-20, 60]],
    [[0.12, 0.88], 4, [0, 1]],
    [[0, 10], 5, [0, 10]],
  ])('around %j for %d', (range, count, out) => {
    expect(roundOut(range, count)).toEqual(out)
  })

  it('are finite, in order, within, and not many more than asked for, whatever the range', () => {
    const number = fc
      .double({ min: -1e15, max: 1e15, noNaN: true })
      .map((value) => (Math.abs(value) < 1e-290 ? 0 : value))
    fc.assert(
      fc.property(number, number, fc.integer({ min: 2, max: 12 }), (one, other, count) => {
        const range: [number, number] = one < other ? [one, other] : [other, one]
        fc.pre(range[1] - range[0] > 1e-9 * Math.max(Math.abs(one), Math.abs(other), 1e-300))
        const ticks = roundTicks(range, count)
        expect(ticks.length).toBeLessThanOrEqual(2 * count + 1)
        for (const [index, tick] of ticks.entries())
          expect(Number.isFinite(tick) && tick > (ticks[index - 1] ?? Number.NEGATIVE_INFINITY)).toBe(true)
        const [low, high] = roundOut(range, count)
        expect(low <= range[0] && high >= range[1]).toBe(true)
      }),
      { numRuns: 500, seed: 5 },
    )
  })
})

describe('round moments', () => {
  const times = (low: string, high: string, count: number) =>
    timeTicks([Date.parse(low), Date.parse(high)], count).map((tick) => new Date(tick).toISOString())
  const days = (...args: Parameters<typeof times>) => times(...args).map((time) => time.slice(0, 10))

  it.each<[string, string, number, string[]]>([
    ['1970-01-01', '1982-01-01', 6, ['1970', '1972', '1974', '1976', '1978', '1980', '1982']],
    ['2020-01-01', '2022-12-31', 3, ['2020', '2021', '2022']],
  ])('years from %s to %s, about %d', (low, high, count, years) => {
    expect(days(low, high, count)).toEqual(years.map((year) => `${year}-01-01`))
  })

  it('months, quarters, Sundays, days and hours', () => {
    expect(days('2024-01-15', '2024-04-15', 3)).toEqual(['2024-02-01', '2024-03-01', '2024-04-01'])
    expect(days('2023-11-01', '2024-11-01', 4)).toEqual([
      '2024-01-01',
      '2024-04-01',
      '2024-07-01',
      '2024-10-01',
    ])
    expect(days('2024-03-01', '2024-03-31', 4)).toEqual([
      '2024-03-03',
      '2024-03-10',
      '2024-03-17',
      '2024-03-24',
      '2024-03-31',
    ])
    expect(days('2024-02-28', '2024-03-02', 3)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
    ])
    expect(times('2024-01-01T01:00', '2024-01-01T14:00', 4)).toEqual(
      ['03', '06', '09', '12'].map((hour) => `2024-01-01T${hour}:00:00.000Z`),
    )
  })

  it('before the epoch and years of few digits', () => {
    expect(days('0049-06-01', '0101-01-01', 5)).toContain('0050-01-01')
    expect(days('1969-12-30', '1970-01-02', 3)).toEqual([
      '1969-12-30',
      '1969-12-31',
      '1970-01-01',
      '1970-01-02',
    ])
  })
})

it('places stand where they belong, both ways', () => {
  const { place, at } = linearScale([10, 20], [200, 100])
  expect([place(10), place(15), place(20), at(150)]).toEqual([200, 150, 100, 15])
  const { middle, size } = slotScale(4, [100, 0])
  expect([middle(0), middle(3), size]).toEqual([87.5, 12.5, 25])
})
