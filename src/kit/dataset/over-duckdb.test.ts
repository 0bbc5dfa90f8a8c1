import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../core/index.ts'
import { duckdbSource } from '../../data/duckdb/index.ts'
import { type DataSource, rowsSource } from '../../data/index.ts'
import { draw } from './dataset.fixtures.ts'

const ROWS = Array.from({ length: 300 }, (_, index) => ({
  city: index % 11 === 0 ? null : `City_${index % 17}`,
  price: index % 7 === 0 ? null : (index * 37) % 101,
  size: (index * 13) % 64,
  built: `20${10 + (index % 9)}-0${1 + (index % 9)}-15`,
}))

const folder = mkdtempSync(join(tmpdir(), 'vitrail-kit-'))
const memory = rowsSource({ name: 'Homes', rows: ROWS })
let duckdb: DataSource

beforeAll(async () => {
  const file = join(folder, 'homes.json')
  writeFileSync(file, JSON.stringify(ROWS))
  duckdb = await duckdbSource({ name: 'Homes', files: file })
})
afterAll(async () => {
  await duckdb.close?.()
  rmSync(folder, { recursive: true })
})

const filter = [{ column: 'size', op: '>=', value: 20 }]

describe('rows in memory and DuckDB are drawn alike', () => {
  it.each<[string, JsonObject, JsonObject?]>([
    ['ValueBox', { title: 'Mean', column: 'price', agg: 'median', filter }],
    ['DatasetTable', { pageSize: 20 }, { page: 2, sort: { key: 'price', descending: true } }],
    ['DatasetTable', {}, { filter: 'city_1', sort: { key: 'size', descending: false } }],
    ['DatasetTable', {}, { filter: '64' }],
    ['DatasetChart', { chart: 'bar', group: 'city', agg: 'count', limit: 5 }],
    ['DatasetChart', { chart: 'line', group: 'built', agg: 'max', column: 'price', split: 'city', filter }],
    ['ScatterPlot', { x: 'size', y: 'price', color: 'city' }],
    ['Histogram', { column: 'price', bins: 12, filter }],
    ['ColumnSummary', { filter }],
  ])('%s %j %j', async (name, props, inputs = {}) => {
    const [one, other] = await Promise.all(
      [memory, duckdb].map((source) => draw(name, props, { source, inputs })),
    )
    expect(other).toEqual(one)
  })
})
