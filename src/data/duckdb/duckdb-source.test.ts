import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASES, COLUMNS, TABLES, type TableName } from '../conformance.fixtures.ts'
import type { DataSource } from '../index.ts'
import { sameAnswer } from '../same-answer.fixtures.ts'
import { duckdbSource } from './duckdb-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrail-data-'))
const sources = new Map<string, Required<DataSource>>()

beforeAll(async () => {
  for (const [table, rows] of Object.entries(TABLES)) {
    const file = join(folder, `${table}.json`)
    writeFileSync(file, JSON.stringify(rows))
    sources.set(table, await duckdbSource({ name: table, files: file }))
  }
})
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
  it.each(CASES)('$does', async ({ table, query, rows, total = rows.length }) => {
    sameAnswer(await open(table).query(query), { rows, total })
  })

  it.each(COLUMNS)('knows the columns of $table', ({ table, columns }) => {
    expect(open(table).columns).toEqual(columns)
  })
})
