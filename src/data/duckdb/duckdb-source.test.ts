import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GROUP_CASES } from '../conformance/group-cases.fixtures.ts'
import { ROW_CASES } from '../conformance/row-cases.fixtures.ts'
import { COLUMNS, TABLES, type TableName } from '../conformance/tables.fixtures.ts'
import type { DataQuery, DataSource } from '../index.ts'
import { sameAnswer } from '../same-answer.fixtures.ts'
import { type DuckdbSourceOptions, duckdbSource } from './duckdb-source.ts'

// A busy machine takes its time to open tables.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'vitrail-data-'))
const sources = new Map<string, Required<DataSource>>()

beforeAll(async () => {
  for (const [table, rows] of Object.entries(TABLES)) {
    const file = join(folder, `${table}.json`)
    writeFileSync(file, JSON.stringify(rows))
    sources.set(table, await duckdbSource({ name: table, files: file }))
  }
})
afterEach(() => vi.doUnmock('@duckdb/node-api'))
afterAll(async () => {
  for (const source of sources.values()) await source.close()
  rmSync(folder, { recursive: true })
})

function open(table: TableName): Required<DataSource> {
  const source = sources.get(table)
  if (source === undefined) throw new Error(`${table} was not opened`)
  return source
}

describe('DuckDB over JSON', () => {
  it.each([...ROW_CASES, ...GROUP_CASES])('$does', async ({ table, query, rows, total = rows.length }) => {
    sameAnswer(await open(table).query(query), { rows, total })
  })

  it.each(COLUMNS)('knows the columns of $table', ({ table, columns }) => {
    expect(open(table).columns).toEqual(columns)
  })
})

/** Opens a file of this text, answers one query, closes. */
async function ask(fileName: string, text: string, query: DataQuery = {}) {
  const file = join(folder, fileName)
  writeFileSync(file, text)
  const source = await duckdbSource({ name: fileName, files: file })
  const { rows } = await source.query(query)
  await source.close()
  return { types: source.columns.map(({ name, type }) => `${name} ${type}`), rows, columns: source.columns }
}

/** Makes a Parquet file of one row of these expressions, each a column, and reads it. */
async function askParquet(expressions: string[]) {
  const file = join(folder, 'types.parquet')
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const columns = expressions.map((expression, at) => `${expression} AS x${at}`).join(', ')
  await connection.run(`COPY (SELECT ${columns}) TO '${file}' (FORMAT parquet)`)
  connection.closeSync()
  instance.closeSync()
  const source = await duckdbSource({ name: 'types', files: file })
  const { rows } = await source.query({})
  await source.close()
  return expressions.map((expression, at) => [expression, source.columns[at]?.type, rows[0]?.[`x${at}`]])
}

describe('DuckDB over other files', () => {
  it('reads CSV; NaN, infinities and empty cells are gaps', async () => {
    const { types, rows } = await ask('n.csv', 'x,"a, b",day\nnan,1,2024-02-29\n1.5,,\ninf,x,2024-03-01\n')
    expect(types).toEqual(['x number', 'a, b text', 'day date'])
    expect(rows).toEqual([
      { x: null, 'a, b': '1', day: '2024-02-29' },
      { x: 1.5, 'a, b': null, day: null },
      { x: null, 'a, b': 'x', day: '2024-03-01' },
    ])
  })

  it('lets the whole file decide on types', async () => {
    const numbers = Array.from({ length: 30_000 }, (_, n) => n).join('\n')
    const { types } = await ask('late.csv', `x\n${numbers}\nten\n`, { limit: 1 })
    expect(types).toEqual(['x text'])
  })

  it('reads lines of JSON, and the times in them', async () => {
    const { columns } = await ask(
      'l.ndjson',
      '{"at":"2024-01-01T00:00:00+02:00"}\n{"at":"2024-01-01T00:00:00.5+02:00"}\n',
    )
    expect(columns).toEqual([
      {
        name: 'at',
        type: 'datetime',
        instant: true,
        nulls: 0,
        distinct: 2,
        min: '2023-12-31T22:00:00Z',
        max: '2023-12-31T22:00:00.500Z',
      },
    ])
  })

  it('keeps integers that a number cannot hold as text', async () => {
    const { types, rows } = await ask('big.csv', 'id\n9007199254740993\n1\n', { sort: [{ by: 'id' }] })
    expect(types).toEqual(['id text'])
    expect(rows).toEqual([{ id: '1' }, { id: '9007199254740993' }])
  })

  it.each([
    ['shorter', '500', { a: 500, b: null }],
    ['longer', '500,1,2', { a: 500, b: 1, column2: 2 }],
    ['empty', '', undefined],
  ])('reads all of a CSV of which a row is %s', async (_, odd, row) => {
    const lines = Array.from({ length: 1_000 }, (__, at) => (at === 500 ? odd : `${at},"${at}\nx"`))
    const { types, rows } = await ask('ragged.csv', `a,b\n${lines.join('\n')}\n`)
    expect(types[0]).toBe('a integer')
    expect(rows).toHaveLength(row === undefined ? 999 : 1_000)
    expect(rows[0]).toMatchObject({ a: 0, b: '0\nx' })
  })

  it.each([
    ['many', 1, 300],
    ['rare', 40, 40],
  ])('takes %s keys of JSON for columns', async (_, length, keys) => {
    const rows = Array.from({ length }, (__, at) =>
      Object.fromEntries(
        Array.from({ length: keys / length }, (___, key) => [`k${key + at * (keys / length)}`, at]),
      ),
    )
    const { types } = await ask('keys.json', JSON.stringify(rows), { limit: 1 })
    expect(types).toEqual(Array.from({ length: keys }, (__, at) => `k${at} integer`))
  })

  it('reads an empty table', async () => {
    const { columns, rows } = await ask('empty.csv', 'a,b\n', { group: [{ column: 'a' }] })
    expect(columns).toMatchObject([
      { name: 'a', nulls: 0, distinct: 0 },
      { name: 'b', nulls: 0, distinct: 0 },
    ])
    expect(rows).toEqual([])
  })

  it('reads every type that Parquet has', async () => {
    const types: [sql: string, type: string, cell: unknown][] = [
      ['1.25::DECIMAL(10, 2)', 'number', 1.25],
      ['7::HUGEINT', 'integer', 7],
      ['7::UBIGINT', 'integer', 7],
      ['9007199254740992::BIGINT', 'text', '9007199254740992'],
      ['(-7)::TINYINT', 'integer', -7],
      ['18446744073709551615::UBIGINT', 'text', '18446744073709551615'],
      ["'nan'::FLOAT", 'number', null],
      ["TIMESTAMP '2024-01-01 00:00:00.123456'", 'datetime', '2024-01-01T00:00:00.123'],
      ["TIMESTAMP '1969-12-31 23:59:59.9999'", 'datetime', '1969-12-31T23:59:59.999'],
      ["TIMESTAMPTZ '2024-01-01 00:00:00+02'", 'datetime', '2023-12-31T22:00:00Z'],
      ["'infinity'::TIMESTAMP", 'datetime', null],
      ["DATE '2024-02-29'", 'date', '2024-02-29'],
      ["TIME '12:30:00'", 'text', '12:30:00'],
      ["'\\x00ab'::BLOB", 'text', 'AGFi'],
      ['[1, 2]', 'text', '[1,2]'],
      ["{'a': 1, 'b': [true]}", 'text', '{"a":1,"b":[true]}'],
      ["MAP {'k': 1}", 'text', '{"k":1}'],
      ["uuid '00000000-0000-0000-0000-000000000001'", 'text', '00000000-0000-0000-0000-000000000001'],
      ["'small'::ENUM ('small', 'big')", 'text', 'small'],
      ['NULL::INTEGER', 'integer', null],
    ]
    expect(await askParquet(types.map(([sql]) => sql))).toEqual(types)
  })

  it.each([
    ['nothing.csv', undefined, 'data_unreadable'],
    ['broken.parquet', 'no parquet', 'data_unreadable'],
    ['broken.json', '{"a":', 'data_unreadable'],
    ['notes.md', '# Notes', 'unknown_format'],
  ])('refuses %s', async (fileName, text, code) => {
    const file = join(folder, fileName)
    if (text !== undefined) writeFileSync(file, text)
    await expect(duckdbSource({ name: 'n', files: file })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(fileName),
    })
  })
})

it('says how to install the driver where it is missing', async () => {
  vi.doMock('@duckdb/node-api', () => {
    throw new Error('Cannot find package')
  })
  await expect(duckdbSource({ name: 'n', files: 'n.csv' })).rejects.toMatchObject({
    code: 'duckdb_missing',
    message: expect.stringMatching(/npm install @duckdb\/node-api$/),
  })
})

describe('queries that take time', () => {
  /** A query that keeps a machine busy for a while. */
  const slow: DataQuery = {
    group: ['a', 'b', 'c', 'd'].map((column) => ({ column })),
    aggregate: ['a', 'b', 'c', 'd'].flatMap((column) =>
      Array.from({ length: 3 }, (_, at) => ({
        op: 'quantile' as const,
        column,
        q: at / 3,
        as: `${column}${at}`,
      })),
    ),
  }
  const openSlow = (options: Partial<DuckdbSourceOptions> = {}) => {
    const file = join(folder, 'slow.csv')
    const rows = Array.from({ length: 100_000 }, (_, n) => `${n},${n % 997},${n % 991},${n % 983}`)
    writeFileSync(file, `a,b,c,d\n${rows.join('\n')}\n`)
    return duckdbSource({ name: 'slow', files: file, ...options })
  }

  it('end with the signal, and leave the source as it was', async () => {
    const source = await openSlow()
    const aborting = new AbortController()
    const asked = source.query(slow, { signal: aborting.signal })
    setTimeout(() => aborting.abort(new Error('enough')), 20)
    await expect(asked).rejects.toThrow('enough')
    expect(await source.query({ aggregate: [{ op: 'count', as: 'n' }] })).toEqual({
      rows: [{ n: 100_000 }],
      total: 1,
    })
    await source.close()
  })

  it('end in line too', async () => {
    const source = await openSlow({ maxConcurrent: 1 })
    const aborting = new AbortController()
    const first = source.query(slow, { signal: aborting.signal })
    const second = source.query({}, { signal: AbortSignal.timeout(1) })
    await expect(second).rejects.toMatchObject({ name: 'TimeoutError' })
    aborting.abort(new Error('enough'))
    await expect(first).rejects.toThrow('enough')
    await source.close()
  })

  it('end when their time is over', async () => {
    const source = await openSlow({ timeoutMs: 20 })
    await expect(source.query(slow)).rejects.toMatchObject({ code: 'query_timeout' })
    await source.close()
  })

  it('end when the source is closed; later ones are refused', async () => {
    const source = await openSlow()
    const asked = source.query(slow)
    const ended = expect(asked).rejects.toMatchObject({ code: 'source_closed' })
    await source.close()
    await ended
    await expect(source.query({})).rejects.toMatchObject({ code: 'source_closed' })
    await source.close()
  })
})

it('answers many at the same moment, each its own', async () => {
  const whole = open('whole')
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => whole.query({ filter: [{ column: 'n', op: '=', value: n }] })),
  )
  expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 40 }, (_, n) => [{ n }]))
})

it('counts different values exactly where there are few of them, and says where it estimates', async () => {
  const file = join(folder, 'many.csv')
  const rows = Array.from({ length: 110_000 }, (_, n) => `${n},${n % 7}`)
  writeFileSync(file, `id,few\n${rows.join('\n')}\n`)
  const source = await duckdbSource({ name: 'many', files: file })
  await source.close()
  expect(source.columns[1]).toMatchObject({ name: 'few', distinct: 7 })
  expect(source.columns[1]).not.toHaveProperty('distinctIsEstimate')
  expect(source.columns[0]).toMatchObject({ name: 'id', distinctIsEstimate: true })
  expect(Math.abs((source.columns[0]?.distinct ?? 0) - 110_000)).toBeLessThan(11_000)
})
