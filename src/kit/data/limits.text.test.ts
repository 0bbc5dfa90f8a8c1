import { expect, it } from 'vitest'
import { defineCatalog, type JsonObject, toText } from '../../core/index.ts'
import { KIT_COMPONENTS } from '../sets.ts'

const catalog = defineCatalog(KIT_COMPONENTS)
const read = (type: string, props: JsonObject) =>
  toText(catalog, { type, props }, { dialect: 'plain', locale: 'en', timeZone: 'UTC' })

const stacked = (values: Record<string, number>): JsonObject => ({
  type: 'bar',
  xKey: 'x',
  stacked: true,
  series: Object.keys(values).map((key) => ({ key })),
  data: [{ x: 'p', ...values }],
})

/** The numbers behind the bars, one series after the other. */
const numbersIn = (text: string) => [...text.matchAll(/-?[\d,.]+$/gm)].map(([number]) => number)

it.each<[Record<string, number>, string[]]>([
  [{ a: 100, b: -100, c: -100 }, ['100', '-100', '-100', '-100']],
  [{ a: 1000, b: -10 }, ['1,000', '-10', '990']],
  [{ a: 1000 }, ['1,000']],
])('a stack of %j reads with every part, its sign and what they come to', (values, numbers) => {
  expect(numbersIn(read('Chart', stacked(values)))).toEqual(numbers)
})

it('areas on each other read with a column of what they come to', () => {
  const data = [
    { x: 'p', a: 1, b: 2 },
    { x: 'q', a: null, b: 4 },
    { x: 'r', a: null, b: null },
  ]
  const text = read('Chart', {
    type: 'area',
    xKey: 'x',
    stacked: true,
    series: [{ key: 'a' }, { key: 'b' }],
    data,
  })
  expect(text).toMatch(/x +a +b +Total\n.*\np +1 +2 +3\nq +— +4 +4\nr +— +— +—/)
  expect(text).toContain('3 → 4, min 3, max 4')
})

it('a table of more rows than it may hold says how many it left out', () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ n: index }))
  const text = read('DataTable', { columns: [{ key: 'n', label: 'Number' }], rows, total: 10_000 })
  expect(text).toContain('… 9,985 more rows')
  expect(text.split('\n').length).toBeLessThan(30)
})
