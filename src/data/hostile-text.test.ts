import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { duckdbSource } from './duckdb/duckdb-source.ts'
import { type DataSource, rowsSource } from './index.ts'

// A busy machine takes its time to open tables.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

/** Texts that would do something, were they ever part of a statement. */
const TEXTS = [
  "'; DROP TABLE data; --",
  '"; DROP TABLE data; --',
  "' OR '1'='1",
  "x' UNION SELECT * FROM duckdb_tables() --",
  "read_csv('/etc/passwd')",
  '$1',
  '$99::VARCHAR',
  "\\'",
  '\u0000',
  '%_',
  ')))',
  '/*',
  '\ud800',
  '\u2028',
]

/** The text in every place of a query that takes one, and in places that take none. */
const queriesWith = (text: string): unknown[] => [
  { filter: [{ column: 't', op: '=', value: text }] },
  { filter: [{ column: 't', op: 'in', value: [text, null] }] },
  { filter: [{ column: 't', op: 'contains', value: text }] },
  { filter: [{ column: 't', op: 'between', value: [text, text] }] },
  { filter: [{ column: text, op: 'not-null' }] },
  { filter: [{ column: 'n', op: text, value: 1 }] },
  { search: { text } },
  { search: { text: 'a', columns: [text] } },
  { select: [text] },
  { sort: [{ by: text }] },
  { sort: [{ by: 'n', descending: text }] },
  { group: [{ column: text }] },
  { group: [{ column: 't', as: text }], aggregate: [{ op: 'count', as: `${text}2` }], sort: [{ by: text }] },
  { group: [{ column: 'n', unit: text }] },
  { group: [{ column: 'n', bin: { count: text } }] },
  { aggregate: [{ op: 'sum', column: text, as: text }] },
  { aggregate: [{ op: text, column: 'n', as: 'x' }] },
  { aggregate: [{ op: 'quantile', q: text, column: 'n', as: 'x' }] },
  { limit: text },
  { offset: text },
  { sample: text },
]

// JSON files hold no half characters, and names of columns no zero.
const rows = TEXTS.filter((text) => text !== '\ud800').map((t, n) => ({
  t,
  n,
  ...(t !== '\u0000' && { [t]: n }),
}))
const inMemory = rowsSource({ name: 'hostile', rows })
const folder = mkdtempSync(join(tmpdir(), 'vitrail-hostile-'))
let inDuckdb: Required<DataSource>

beforeAll(async () => {
  const file = join(folder, `it's "a"`, "b';--.json")
  mkdirSync(join(folder, `it's "a"`))
  writeFileSync(file, JSON.stringify(rows))
  inDuckdb = await duckdbSource({ name: TEXTS[0] ?? '', files: file })
})
afterAll(async () => {
  await inDuckdb.close()
  rmSync(folder, { recursive: true })
})

it.each(TEXTS)('%j is data to DuckDB as it is to rows in memory, wherever a query holds it', async (text) => {
  // Whoever asks may send anything: the types prove nothing here.
  const ask = (source: DataSource, query: unknown) =>
    source.query(query as never).catch((thrown: unknown) => (thrown as { code?: string }).code)
  for (const query of queriesWith(text)) {
    expect(await ask(inDuckdb, query), JSON.stringify(query)).toEqual(await ask(inMemory, query))
  }
  expect(await inDuckdb.query({ aggregate: [{ op: 'count', as: 'rows' }] })).toEqual({
    rows: [{ rows: rows.length }],
    total: 1,
  })
})
