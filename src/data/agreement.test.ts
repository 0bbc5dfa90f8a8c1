import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { duckdbSource } from './duckdb/index.ts'
import { type DataFilter, type DataQuery, rowsSource } from './index.ts'
import { sameAnswer } from './same-answer.fixtures.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrail-agree-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NAMES = { text: 'a "text"; --', number: 'n', whole: 'w', yes: "y's", day: 'd', time: 't' }

const text = fc.constantFrom('', 'a', 'A', 'b', 'é', 'ß', '\uE000', '😀', "'", '"; --', '%', 'Σ')
/** Quarters: their sums are exact, so that sorting by them is too. */
const number = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4)
const whole = fc.integer({ min: -3, max: 5 })
const day = fc
  .integer({ min: -800, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const time = fc
  .integer({ min: -1_000, max: 1_000 })
  .map((steps) => new Date(steps * 12_345_678).toISOString().slice(0, -1))
const gap = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 })

const row = fc.record({
  [NAMES.text]: gap(text),
  [NAMES.number]: gap(number),
  [NAMES.whole]: gap(whole),
  [NAMES.yes]: gap(fc.boolean()),
  [NAMES.day]: gap(day),
  [NAMES.time]: gap(time),
})
/** A last row that settles the types of columns which hold nothing else. */
const settled = {
  [NAMES.text]: 'z',
  [NAMES.number]: 0.25,
  [NAMES.whole]: 1,
  [NAMES.yes]: true,
  [NAMES.day]: '2024-02-29',
  [NAMES.time]: '2024-02-29T12:00:00.250',
}

function filtersOn<T extends string | number>(column: string, values: fc.Arbitrary<T>) {
  return fc.oneof(
    fc.record({
      column: fc.constant(column),
      op: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
      value: values,
    }),
    fc.record({
      column: fc.constant(column),
      op: fc.constant('between' as const),
      value: fc.tuple(values, values),
    }),
    fc.record({
      column: fc.constant(column),
      op: fc.constant('in' as const),
      value: fc.array(gap(values), { maxLength: 3 }),
    }),
    fc.record({ column: fc.constant(column), op: fc.constantFrom('is-null' as const, 'not-null' as const) }),
  )
}
const filter: fc.Arbitrary<DataFilter> = fc.oneof(
  filtersOn(NAMES.text, text),
  filtersOn(NAMES.number, number),
  filtersOn(NAMES.whole, fc.oneof(whole, number)),
  filtersOn(NAMES.day, fc.oneof(day, time)),
  filtersOn(NAMES.time, fc.oneof(day, time)),
  fc.record({ column: fc.constant(NAMES.text), op: fc.constant('contains' as const), value: text }),
  fc.record({ column: fc.constant(NAMES.yes), op: fc.constantFrom('=', '!='), value: fc.boolean() }),
)

const search = fc.record({
  text: fc.oneof(
    text.filter((one) => one !== ''),
    fc.constantFrom('1', '-', '.5', '25', '-3', '0'),
  ),
  columns: fc.option(fc.subarray([NAMES.text, NAMES.number, NAMES.whole]), { nil: undefined }),
})

const page = {
  search: fc.option(search, { nil: undefined, freq: 3 }),
  filter: fc.array(filter, { maxLength: 2 }),
  limit: fc.option(fc.nat(20), { nil: undefined }),
  offset: fc.option(fc.nat(5), { nil: undefined }),
}
const column = fc.constantFrom(...Object.values(NAMES))
const rowsQuery: fc.Arbitrary<DataQuery> = fc.record({
  ...page,
  select: fc.option(fc.uniqueArray(column, { minLength: 1 }), { nil: undefined }),
  sort: fc.array(fc.record({ by: column, descending: fc.boolean() }), { maxLength: 3 }),
  sample: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
})

const bin = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  min: fc.option(fc.constantFrom(-2, 0, 0.1), { nil: undefined }),
  max: fc.option(fc.constantFrom(0.1, 1, 7), { nil: undefined }),
})
const group = fc.oneof(
  column.map((name) => ({ column: name })),
  fc.record({ column: fc.constantFrom(NAMES.number, NAMES.whole), bin }),
  fc.record({
    column: fc.constantFrom(NAMES.day, NAMES.time),
    unit: fc.constantFrom('year', 'quarter', 'month', 'week', 'day'),
  }),
  fc.constant({ column: NAMES.time, unit: 'hour' as const }),
)
const aggregate = fc.oneof(
  fc.constant({ op: 'count' as const }),
  fc.record({ op: fc.constantFrom('count', 'distinct', 'min', 'max'), column }),
  fc.record({
    op: fc.constantFrom('sum', 'mean', 'median', 'stddev'),
    column: fc.constantFrom(NAMES.number, NAMES.whole),
  }),
  fc.record({
    op: fc.constant('quantile' as const),
    column: fc.constant(NAMES.number),
    q: fc.constantFrom(0, 0.1, 0.75, 1),
  }),
)
const groupsQuery: fc.Arbitrary<DataQuery> = fc
  .record({
    ...page,
    group: fc.array(group, { maxLength: 3 }),
    aggregate: fc.array(aggregate, { minLength: 1, maxLength: 4 }),
    // By groups and exact aggregates: what is rounded may tie in one source alone.
    sort: fc.array(fc.record({ of: fc.nat(6), descending: fc.boolean() }), { maxLength: 2 }),
  })
  .map(({ group: groups, aggregate: aggregates, sort, ...rest }) => {
    const named = groups.map((one, at) => ({ ...one, as: `g${at}` }))
    const measured = aggregates.map((one, at) => ({ ...one, as: `a${at}` }))
    const exact = [
      ...named.map(({ as }) => as),
      ...measured.filter(({ op }) => op !== 'stddev').map(({ as }) => as),
    ]
    return {
      ...rest,
      group: named,
      aggregate: measured,
      sort: sort.flatMap(({ of, descending }) => {
        const by = exact[of]
        return by === undefined ? [] : [{ by, descending }]
      }),
    }
  })

it('rows in memory and DuckDB give the same answers', { timeout: 60_000 }, async () => {
  const queries = fc.array(fc.oneof(rowsQuery, groupsQuery), { minLength: 15, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 25 }), queries, async (some, asked) => {
      const rows = [...some, settled]
      const file = join(folder, 'table.json')
      writeFileSync(file, JSON.stringify(rows))
      const memory = rowsSource({ name: 'table', rows })
      const duckdb = await duckdbSource({ name: 'table', files: file })
      try {
        expect(duckdb.columns).toEqual(memory.columns)
        for (const query of asked) sameAnswer(await duckdb.query(query), await memory.query(query))
      } finally {
        await duckdb.close()
      }
    }),
    { numRuns: 12, seed: 7 },
  )
})
