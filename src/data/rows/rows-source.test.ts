import { describe, expect, it } from 'vitest'
import { CASES, COLUMNS, TABLES, type TableName } from '../conformance.fixtures.ts'
import { sameAnswer } from '../same-answer.fixtures.ts'
import { rowsSource } from './rows-source.ts'

const open = (table: TableName) => rowsSource({ name: table, rows: TABLES[table] })

describe('rows in memory', () => {
  it.each(CASES)('$does', async ({ table, query, rows, total = rows.length }) => {
    sameAnswer(await open(table).query(query), { rows, total })
  })

  it.each(COLUMNS)('knows the columns of $table', ({ table, columns }) => {
    expect(open(table).columns).toEqual(columns)
  })
})
