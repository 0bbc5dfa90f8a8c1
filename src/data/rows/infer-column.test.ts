import { describe, expect, it } from 'vitest'
import { rowsSource } from './rows-source.ts'

const BIG = 9007199254740993n

/** Values as people have them, the column's type, and the cells that come of them. */
const COLUMNS: [does: string, raw: unknown[], type: string, cells: unknown[]][] = [
  ['whole numbers', [1, -0, 3], 'integer', [1, 0, 3]],
  ['fractions', [1, 2.5], 'number', [1, 2.5]],
  ['bigints that fit', [1n, 2], 'integer', [1, 2]],
  ['bigints that do not', [1n, BIG], 'text', ['1', '9007199254740993']],
  ['numbers beyond the safe ones', [1, 2 ** 60], 'number', [1, 2 ** 60]],
  ['NaN and infinities', [1, Number.NaN, Number.POSITIVE_INFINITY], 'integer', [1, null, null]],
  ['booleans', [true, null, false], 'boolean', [true, null, false]],
  ['days', ['2024-02-29', '1969-12-31'], 'date', ['2024-02-29', '1969-12-31']],
  ['no days', ['2024-02-30'], 'text', ['2024-02-30']],
  [
    'wall clocks',
    ['2024-02-29T01:02', '2024-02-29 01:02:03.5'],
    'datetime',
    ['2024-02-29T01:02:00', '2024-02-29T01:02:03.500'],
  ],
  [
    'instants',
    ['2024-02-29T01:00:00+02:00', '2024-02-29T01:00:00Z'],
    'datetime',
    ['2024-02-28T23:00:00Z', '2024-02-29T01:00:00Z'],
  ],
  ['Dates', [new Date(0), new Date(Number.NaN)], 'datetime', ['1970-01-01T00:00:00Z', null]],
  ['Dates among texts', [new Date(0), 'then'], 'text', ['1970-01-01T00:00:00.000Z', 'then']],
  ['days among clocks', ['2024-02-29', '2024-02-29T01:02:00'], 'text', ['2024-02-29', '2024-02-29T01:02:00']],
  ['numbers as text', ['1', '2'], 'text', ['1', '2']],
  ['mixed types', [1, 'a', true, null, 2n], 'text', ['1', 'a', 'true', null, '2']],
  ['lists and objects', [[1, BIG], { a: null }], 'text', ['[1,"9007199254740993"]', '{"a":null}']],
  ['functions and symbols', [() => 1, Symbol('s'), 1], 'integer', [null, null, 1]],
  ['half an emoji', ['a\ud83d'], 'text', ['a\ufffd']],
  ['nothing', [null, undefined], 'text', [null, null]],
]

describe('rows', () => {
  it.each(COLUMNS)('of %s', async (_, raw, type, cells) => {
    const source = rowsSource({ name: 't', rows: raw.map((x) => ({ x })) })
    expect(source.columns[0]?.type).toBe(type)
    expect((await source.query({})).rows.map((row) => row.x)).toEqual(cells)
  })

  it('that lack keys have gaps there', async () => {
    const source = rowsSource({ name: 't', rows: [{ a: 1 }, { b: 2 }, {}] })
    expect(source).toMatchObject({
      rowCount: 3,
      columns: [
        { name: 'a', nulls: 2 },
        { name: 'b', nulls: 2 },
      ],
    })
  })

  it('with a key __proto__ have a column of that name', async () => {
    const source = rowsSource({ name: 't', rows: [JSON.parse('{"__proto__":1}'), {}] })
    expect(source.columns[0]).toMatchObject({ name: '__proto__', nulls: 1 })
    expect(Object.entries((await source.query({ limit: 1 })).rows[0] ?? {})).toEqual([['__proto__', 1]])
  })

  it('that refer to themselves are refused', () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop
    expect(() => rowsSource({ name: 't', rows: [{ x: 1 }, { x: loop }] })).toThrow(
      'column "x" of row 1 cannot be written as JSON',
    )
  })

  it('are read once: what changes later is not seen', async () => {
    const rows = [{ x: 1 }]
    const source = rowsSource({ name: 't', rows })
    rows[0] = { x: 2 }
    expect((await source.query({})).rows).toEqual([{ x: 1 }])
  })

  it('are answered up to maxRows', async () => {
    const source = rowsSource({ name: 't', rows: [{ x: 1 }, { x: 2 }, { x: 3 }], maxRows: 2 })
    expect(await source.query({ limit: 99 })).toMatchObject({ rows: [{ x: 1 }, { x: 2 }], total: 3 })
  })

  it('are not asked when the signal has aborted', async () => {
    const source = rowsSource({ name: 't', rows: [] })
    await expect(source.query({}, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
  })
})
