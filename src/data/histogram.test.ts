import { expect, it } from 'vitest'
import { histogram } from './histogram.ts'
import { rowsSource } from './rows/rows-source.ts'

const source = rowsSource({
  name: 'delays',
  rows: [0, 1, 2, 9, 10, null].map((minutes) => ({ minutes, late: minutes !== 0, gone: null })),
})

it('gives every bin, empty ones too, and counts what is missing', async () => {
  expect(await histogram(source, { column: 'minutes', bins: 5 })).toEqual({
    bins: [
      { from: 0, to: 2, count: 2 },
      { from: 2, to: 4, count: 1 },
      { from: 4, to: 6, count: 0 },
      { from: 6, to: 8, count: 0 },
      { from: 8, to: 10, count: 2 },
    ],
    missing: 1,
  })
})

it('keeps its bins when a filter leaves less', async () => {
  const filter = [{ column: 'minutes', op: '<', value: 2 } as const]
  expect(await histogram(source, { column: 'minutes', bins: 2, filter })).toEqual({
    bins: [
      { from: 0, to: 5, count: 2 },
      { from: 5, to: 10, count: 0 },
    ],
    missing: 0,
  })
})

it('looks at a part of the range', async () => {
  const { bins } = await histogram(source, { column: 'minutes', bins: 1, min: 1, max: 9 })
  expect(bins).toEqual([{ from: 1, to: 9, count: 3 }])
})

it.each([
  ['gone', 'column "gone" is not numeric (it is text); numeric columns: minutes'],
  ['late', 'column "late" is not numeric (it is boolean); numeric columns: minutes'],
  ['minuts', 'column "minuts" does not exist; columns: minutes, late, gone (did you mean "minutes"?)'],
])('refuses %s', async (column, message) => {
  await expect(histogram(source, { column, bins: 5 })).rejects.toMatchObject({
    code: 'bad_query',
    message: expect.stringContaining(message),
  })
})

it('refuses no bins at all', async () => {
  await expect(histogram(source, { column: 'minutes', bins: 0 })).rejects.toMatchObject({ code: 'bad_query' })
})

it('has no bins where there are no values', async () => {
  const empty = rowsSource({ name: 'empty', rows: [] })
  await expect(histogram(empty, { column: 'x', bins: 5 })).rejects.toMatchObject({ code: 'bad_query' })
  const nothingLeft = await histogram(source, {
    column: 'minutes',
    bins: 1,
    filter: [{ column: 'minutes', op: '>', value: 99 }],
  })
  expect(nothingLeft).toEqual({ bins: [{ from: 0, to: 10, count: 0 }], missing: 0 })
})
