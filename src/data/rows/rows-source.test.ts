import { describe, expect, it } from 'vitest'
import { GROUP_CASES } from '../conformance/group-cases.fixtures.ts'
import { ROW_CASES } from '../conformance/row-cases.fixtures.ts'
import { COLUMNS, TABLES, type TableName } from '../conformance/tables.fixtures.ts'
import { sameAnswer } from '../same-answer.fixtures.ts'
import { rowsSource } from './rows-source.ts'

const open = (table: TableName) => rowsSource({ name: table, rows: TABLES[table] })

describe('rows in memory', () => {
  it.each([...ROW_CASES, ...GROUP_CASES])('$does', async ({ table, query, rows, total = rows.length }) => {
    sameAnswer(await open(table).query(query), { rows, total })
  })

  it.each(COLUMNS)('knows the columns of $table', ({ table, columns }) => {
    expect(open(table).columns).toEqual(columns)
  })
})
