import { describe, expect, it } from 'vitest'
import { formatIssues } from '../../core/index.ts'
import { rowsSource } from '../rows/rows-source.ts'
import { checkQuery } from './check-query.ts'

const cars = rowsSource({
  name: 'cars',
  rows: [{ name: 'ford', mpg: 18, hp: 130, electric: false, year: '1970-01-01', at: '1970-01-01T10:00:00' }],
})
const LIST = 'columns: name, mpg, hp, electric, year, at'
const NUMERIC = 'numeric columns: mpg, hp'

/** What is said about a query that no source would answer. */
const REFUSED: [says: string, query: unknown][] = [
  // Shapes
  ['(root): Invalid input: expected object, received string; got "SELECT 1"', 'SELECT 1'],
  ['(root): Unrecognized key: "sql"; got an object with sql', { sql: 'DROP TABLE data' }],
  ['limit: Too small: expected number to be >=0; got -1', { limit: -1 }],
  ['sample: Too small: expected number to be >=1; got 0', { sample: 0 }],
  [
    `filter[0].op: Invalid discriminator value. Expected '=' | '!=' | '<' | '<=' | '>' | '>=' | 'between' | 'in' | 'contains' | 'is-null' | 'not-null'; got "like"`,
    { filter: [{ column: 'name', op: 'like', value: 'f%' }] },
  ],
  [
    'filter[0].value[0]: Invalid input; got an object with $ne',
    { filter: [{ column: 'name', op: 'in', value: [{ $ne: '' }] }] },
  ],
  ['filter[0].value: Invalid input; it is missing', { filter: [{ column: 'name', op: '=' }] }],
  // Columns
  [`select[1]: column "names" does not exist; ${LIST} (did you mean "name"?)`, { select: ['mpg', 'names'] }],
  [`sort[0].by: column "speed" does not exist; ${LIST}`, { sort: [{ by: 'speed' }] }],
  [
    `filter[0].column: column "\\"; DROP TABLE data" does not exist; ${LIST}`,
    { filter: [{ column: '"; DROP TABLE data', op: 'is-null' }] },
  ],
  [`select[0]: column "__proto__" does not exist; ${LIST}`, { select: ['__proto__'] }],
  [`group[0].column: column "zzz" does not exist; ${LIST}`, { group: [{ column: 'zzz' }] }],
  [
    `aggregate[0].column: column "name" is not numeric (it is text); ${NUMERIC}`,
    { aggregate: [{ op: 'mean', column: 'name', as: 'm' }] },
  ],
  [
    `group[0].column: column "year" is not numeric (it is date); ${NUMERIC}`,
    { group: [{ column: 'year', bin: { count: 5 } }] },
  ],
  [
    'group[0].column: column "mpg" is not dated (it is integer); dated columns: year, at',
    { group: [{ column: 'mpg', unit: 'year' }] },
  ],
  [
    'group[0].unit: column year has days, no hours; the smallest unit is day',
    { group: [{ column: 'year', unit: 'hour' }] },
  ],
  // Values
  [
    'filter[0].value: column mpg is integer: expected a number; got "18"',
    { filter: [{ column: 'mpg', op: '=', value: '18' }] },
  ],
  [
    'filter[0].value: column name is text: expected a text; got 18',
    { filter: [{ column: 'name', op: '=', value: 18 }] },
  ],
  [
    'filter[0].value: column electric is boolean: expected true or false; got "yes"',
    { filter: [{ column: 'electric', op: '=', value: 'yes' }] },
  ],
  [
    'filter[0].value: column year is date: expected an ISO 8601 date such as "2024-03-31"; got "1970"',
    { filter: [{ column: 'year', op: '=', value: '1970' }] },
  ],
  [
    'filter[0].value[1]: column mpg is integer: expected a number; got true',
    { filter: [{ column: 'mpg', op: 'between', value: [1, true] }] },
  ],
  [
    'filter[0].value[1]: column mpg is integer: expected a number; got "2"',
    { filter: [{ column: 'mpg', op: 'in', value: [1, '2', null] }] },
  ],
  // Operations
  [
    'filter[0].op: contains does not apply to column mpg: it is integer, no text',
    { filter: [{ column: 'mpg', op: 'contains', value: '1' }] },
  ],
  [
    'filter[0].op: < does not apply to column electric: true and false have no order',
    { filter: [{ column: 'electric', op: '<', value: true }] },
  ],
  // Groups
  [
    'group[0]: a group has either bin or unit, not both',
    { group: [{ column: 'mpg', bin: { count: 2 }, unit: 'day' }] },
  ],
  [
    'group[0].bin: min 9 is greater than max 1',
    { group: [{ column: 'mpg', bin: { count: 2, min: 9, max: 1 } }] },
  ],
  [
    'group[0].bin.count: Too big: expected number to be <=1000; got 1001',
    { group: [{ column: 'mpg', bin: { count: 1001 } }] },
  ],
  ['aggregate[0].column: sum needs a column', { aggregate: [{ op: 'sum', as: 's' }] }],
  [
    'aggregate[0].q: quantile needs q, from 0 to 1',
    { aggregate: [{ op: 'quantile', column: 'mpg', as: 's' }] },
  ],
  [
    'aggregate[0].q: q belongs to quantile, not to mean',
    { aggregate: [{ op: 'mean', column: 'mpg', q: 0.5, as: 's' }] },
  ],
  ['group: group and aggregate are both empty', { group: [], aggregate: [] }],
  [
    'select: select does not go with group or aggregate\nsample: sample does not go with group or aggregate',
    { select: ['name'], sample: 3, group: [{ column: 'name' }] },
  ],
  // Names of the result
  [
    'aggregate[0].as: two results are named "mpg"; name one with as',
    { group: [{ column: 'mpg' }], aggregate: [{ op: 'count', as: 'mpg' }] },
  ],
  ['select[1]: two results are named "mpg"; name one with as', { select: ['mpg', 'mpg'] }],
  [
    'sort[0].by: "hp" is no name of the result; names: mpg, n',
    { group: [{ column: 'mpg' }], aggregate: [{ op: 'count', as: 'n' }], sort: [{ by: 'hp' }] },
  ],
  // Everything at once
  [
    `select[0]: column "zzz" does not exist; ${LIST}\nsort[0].by: column "b" does not exist; ${LIST}\nfilter[0].column: column "c" does not exist; ${LIST}`,
    { select: ['zzz'], sort: [{ by: 'b' }], filter: [{ column: 'c', op: 'not-null' }] },
  ],
]

describe('checkQuery', () => {
  it.each(REFUSED)('says %s', async (says, query) => {
    expect(formatIssues(checkQuery(cars, query))).toBe(says)
  })

  it('has nothing to say about a query that holds', () => {
    expect(
      checkQuery(cars, {
        filter: [{ column: 'at', op: '>=', value: '1970-01-01' }],
        group: [
          { column: 'at', unit: 'hour' },
          { column: 'mpg', bin: { count: 3 } },
        ],
        aggregate: [{ op: 'count', as: 'n' }],
        sort: [{ by: 'n', descending: true }],
      }),
    ).toEqual([])
  })

  it('lists no more columns than a reader would read', () => {
    const wide = rowsSource({
      name: 'wide',
      rows: [Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`c${at}`, at]))],
    })
    expect(checkQuery(wide, { select: ['nothing'] })[0]?.message).toMatch(/, c59, … 40 more$/)
  })

  it('is what a source refuses a query with', async () => {
    const asked = cars.query({ select: ['names'] })
    await expect(asked).rejects.toMatchObject({
      code: 'bad_query',
      message: `cars cannot answer this query.\nselect[0]: column "names" does not exist; ${LIST} (did you mean "name"?)`,
    })
  })
})
