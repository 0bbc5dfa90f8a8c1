import { expect, it } from 'vitest'
import { readChart } from './read-chart.ts'
import { layoutSlices } from './slices.ts'

function slices(...values: unknown[]) {
  const data = values.map((a, index) => ({ x: `p${index}`, a }))
  const props = { type: 'pie', xKey: 'x', series: [{ key: 'a' }], data }
  return layoutSlices(readChart(props, { writeX: String, timeZone: 'UTC', rest: 'Other' }), 100, 'Other')
}

it('draws the eleven largest and gathers the rest', () => {
  const drawn = slices(...Array.from({ length: 20 }, (_, index) => index + 1))
  expect(drawn).toHaveLength(12)
  expect(drawn.at(-1)).toMatchObject({ label: 'Other', value: 45, point: undefined })
  expect(drawn.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it('keeps twelve by themselves', () => {
  expect(slices(...Array.from({ length: 12 }, () => 1)).map(({ label }) => label)).not.toContain('Other')
})

it.each([
  ['nothing', []],
  ['zeros', [0, 0, 0]],
  ['gaps and texts', [null, 'NaN', undefined]],
])('draws no slice of %s', (_, values) => {
  expect(slices(...values)).toEqual([])
})

it('draws small slices beside a large one, each with its name', () => {
  const drawn = slices(90, 6, 1, 1, 1, 1)
  expect(drawn.map(({ label, share }) => [label, share])).toEqual([
    ['p0', 0.9],
    ['p1', 0.06],
    ...['p2', 'p3', 'p4', 'p5'].map((label) => [label, 0.01]),
  ])
  for (const { path } of drawn) expect(path).toMatch(/^M-?\d.*Z$/)
})

it('draws one value as a whole', () => {
  const [whole, ...others] = slices(7)
  expect(others).toEqual([])
  expect(whole).toMatchObject({ share: 1 })
  expect(whole?.path).not.toContain('NaN')
})
