import type { DataRow } from '../source.ts'
import type { ConformanceCase } from './conformance-case.fixtures.ts'
import { EVIL } from './tables.fixtures.ts'

const names = (...list: string[]): DataRow[] => list.map((name) => ({ name }))
const ids = (...list: number[]): DataRow[] => list.map((id) => ({ id }))
const count = { op: 'count', as: 'n' } as const

/** Queries for rows: which, in what order, how many. */
export const ROW_CASES: ConformanceCase[] = [
  {
    does: 'searches every text and number, whatever the case',
    table: 'cars',
    query: { select: ['name'], search: { text: 'FORD' } },
    rows: names('ford', 'Ford Pinto'),
  },
  {
    does: 'searches numbers by their digits',
    table: 'cars',
    query: { select: ['name'], search: { text: '6.5' } },
    rows: names('vw'),
  },
  {
    does: 'searches the columns named alone, whole numbers without a point',
    table: 'cars',
    query: { select: ['name'], search: { text: '8', columns: ['hp'] } },
    rows: names('datsun', 'peugeot', 'mystery'),
  },
  {
    does: 'searches as one more condition, of groups, too',
    table: 'cars',
    query: {
      filter: [{ column: 'mpg', op: '<', value: 27 }],
      search: { text: 'o', columns: ['name', 'origin'] },
      group: [{ column: 'origin' }],
      aggregate: [count],
    },
    rows: [
      { origin: 'Europe', n: 2 },
      { origin: 'USA', n: 2 },
    ],
  },
  {
    does: 'finds nothing in no columns',
    table: 'cars',
    query: { select: ['name'], search: { text: 'ford', columns: [] } },
    rows: [],
  },
  {
    does: 'takes what is searched as it is',
    table: 'odd',
    query: { select: [EVIL], search: { text: "'); drop" } },
    rows: [{ [EVIL]: 5 }],
  },
  {
    does: 'finds no number that is written with an exponent',
    table: 'huge',
    query: { select: ['id'], search: { text: '1' } },
    rows: ids(1),
  },
  // Rows
  {
    does: 'selects columns in their order',
    table: 'cars',
    query: { select: ['hp', 'name'], limit: 1 },
    rows: [{ hp: 130, name: 'ford' }],
    total: 7,
  },
  { does: 'gives every column', table: 'whole', query: { limit: 2 }, rows: [{ n: 0 }, { n: 1 }], total: 50 },
  {
    does: 'writes booleans, dates and gaps',
    table: 'cars',
    query: { offset: 4, limit: 1 },
    rows: [{ name: 'peugeot', origin: 'Europe', mpg: 25, hp: 87, electric: null, year: null }],
    total: 7,
  },
  {
    does: 'writes datetimes, milliseconds only where there are some',
    table: 'times',
    query: { limit: 2 },
    rows: [
      { id: 1, at: '2024-01-31T23:59:59.500' },
      { id: 2, at: '2024-02-01T00:00:00' },
    ],
    total: 7,
  },
  { does: 'gives no rows for limit 0', table: 'cars', query: { limit: 0 }, rows: [], total: 7 },
  { does: 'gives no rows beyond the last', table: 'cars', query: { offset: 99 }, rows: [], total: 7 },
  // Sorting
  {
    does: 'sorts, ties in the table’s order',
    table: 'cars',
    query: { select: ['name'], sort: [{ by: 'hp' }] },
    rows: names('vw', 'peugeot', 'datsun', 'mystery', 'ford', 'chevy', 'Ford Pinto'),
  },
  {
    does: 'sorts downwards, gaps still last and ties still in order',
    table: 'cars',
    query: { select: ['name'], sort: [{ by: 'hp', descending: true }] },
    rows: names('chevy', 'ford', 'datsun', 'mystery', 'peugeot', 'vw', 'Ford Pinto'),
  },
  {
    does: 'sorts by several columns',
    table: 'cars',
    query: { select: ['name'], sort: [{ by: 'origin', descending: true }, { by: 'mpg' }] },
    rows: names('ford', 'Ford Pinto', 'chevy', 'datsun', 'peugeot', 'vw', 'mystery'),
  },
  {
    does: 'sorts texts by code point',
    table: 'odd',
    query: { select: ['Ünï'], sort: [{ by: 'Ünï' }] },
    rows: ['é', 'İstanbul', 'ΣΑΣ', '\uE000', '😀'].map((value) => ({ Ünï: value })),
  },
  {
    does: 'sorts before it cuts a page',
    table: 'whole',
    query: { sort: [{ by: 'n', descending: true }], offset: 10, limit: 2 },
    rows: [{ n: 39 }, { n: 38 }],
    total: 50,
  },
  // Filters
  {
    does: 'filters by text',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'origin', op: '=', value: 'Europe' }] },
    rows: names('vw', 'peugeot'),
  },
  {
    does: 'leaves gaps out of !=',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'origin', op: '!=', value: 'USA' }] },
    rows: names('vw', 'datsun', 'peugeot'),
  },
  {
    does: 'holds every filter',
    table: 'cars',
    query: {
      select: ['name'],
      filter: [
        { column: 'hp', op: '>', value: 80 },
        { column: 'hp', op: '<=', value: 88 },
      ],
    },
    rows: names('datsun', 'peugeot', 'mystery'),
  },
  {
    does: 'filters between, both ends in',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'mpg', op: 'between', value: [18, 25] }] },
    rows: names('ford', 'peugeot', 'Ford Pinto'),
  },
  {
    does: 'finds nothing between what is the wrong way round',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'mpg', op: 'between', value: [25, 18] }] },
    rows: [],
  },
  {
    does: 'filters by a list',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'origin', op: 'in', value: ['Japan', 'nowhere'] }] },
    rows: names('datsun'),
  },
  {
    does: 'finds gaps in a list with null',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'origin', op: 'in', value: ['Japan', null] }] },
    rows: names('datsun', 'mystery'),
  },
  {
    does: 'finds nothing in an empty list',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'origin', op: 'in', value: [] }] },
    rows: [],
  },
  {
    does: 'finds gaps',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'year', op: 'is-null' }] },
    rows: names('peugeot'),
  },
  {
    does: 'leaves gaps out',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'mpg', op: 'not-null' }], offset: 3 },
    rows: names('peugeot', 'Ford Pinto'),
    total: 5,
  },
  {
    does: 'finds a part of a text, whatever its case',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'name', op: 'contains', value: 'FORD' }] },
    rows: names('ford', 'Ford Pinto'),
  },
  {
    does: 'folds a final sigma like any other',
    table: 'odd',
    query: { select: [EVIL], filter: [{ column: 'Ünï', op: 'contains', value: 'σασ' }] },
    rows: [{ [EVIL]: 4 }],
  },
  {
    does: 'folds a dotted capital I',
    table: 'odd',
    query: { select: [EVIL], filter: [{ column: 'Ünï', op: 'contains', value: 'istan' }] },
    rows: [{ [EVIL]: 5 }],
  },
  {
    does: 'takes wildcards as they are written',
    table: 'odd',
    query: { select: [EVIL], filter: [{ column: 'a b', op: 'contains', value: '%_\\' }] },
    rows: [{ [EVIL]: 4 }],
  },
  {
    does: 'filters booleans',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'electric', op: '=', value: true }] },
    rows: names('chevy', 'Ford Pinto'),
  },
  {
    does: 'filters booleans by a list',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'electric', op: 'in', value: [true, null] }] },
    rows: names('chevy', 'peugeot', 'Ford Pinto', 'mystery'),
  },
  {
    does: 'filters dates',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'year', op: '>=', value: '1971-01-01' }] },
    rows: names('datsun', 'chevy', 'Ford Pinto', 'mystery'),
  },
  {
    does: 'compares a date with a time',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'year', op: '>', value: '1971-01-01T12:00:00' }] },
    rows: names('Ford Pinto', 'mystery'),
  },
  {
    does: 'filters datetimes by day, which is its first moment',
    table: 'times',
    query: { select: ['id'], filter: [{ column: 'at', op: 'between', value: ['2024-02-01', '2024-03-01'] }] },
    rows: ids(2, 3),
  },
  {
    does: 'filters datetimes to the millisecond',
    table: 'times',
    query: { select: ['id'], filter: [{ column: 'at', op: '=', value: '1969-12-31T23:00:00.001' }] },
    rows: ids(5),
  },
  {
    does: 'compares texts by code point',
    table: 'odd',
    query: { select: [EVIL], filter: [{ column: 'Ünï', op: '>', value: '\uE000' }] },
    rows: [{ [EVIL]: 2 }],
  },
  {
    does: 'compares with a text that is not there',
    table: 'cars',
    query: { select: ['name'], filter: [{ column: 'name', op: '<=', value: 'e' }] },
    rows: names('datsun', 'chevy', 'Ford Pinto'),
  },
  {
    does: 'compares integers with fractions',
    table: 'whole',
    query: { filter: [{ column: 'n', op: '<', value: 1.5 }] },
    rows: [{ n: 0 }, { n: 1 }],
  },
  {
    does: 'compares with numbers larger than any',
    table: 'whole',
    query: { filter: [{ column: 'n', op: '>', value: 1e300 }] },
    rows: [],
  },
  // What is neither a name nor a value of ours
  {
    does: 'takes names with quotes and semicolons as names',
    table: 'odd',
    query: {
      select: [EVIL],
      filter: [{ column: EVIL, op: '>', value: 3 }],
      sort: [{ by: EVIL, descending: true }],
    },
    rows: [{ [EVIL]: 5 }, { [EVIL]: 4 }],
  },
  {
    does: 'takes statements in values as values',
    table: 'odd',
    query: {
      select: [EVIL],
      filter: [
        { column: 'a b', op: 'in', value: ["Robert'); DROP TABLE data;--", "it's; --", "' OR 1=1 --"] },
      ],
    },
    rows: [{ [EVIL]: 1 }, { [EVIL]: 5 }],
  },
  {
    does: 'takes statements in names of results as names',
    table: 'whole',
    query: { group: [], aggregate: [{ op: 'max', column: 'n', as: `x"; ${EVIL}` }] },
    rows: [{ [`x"; ${EVIL}`]: 49 }],
  },
  {
    does: 'has own keys even for __proto__',
    table: 'whole',
    query: { aggregate: [{ op: 'min', column: 'n', as: '__proto__' }] },
    rows: [JSON.parse('{"__proto__":0}')],
  },
  {
    does: 'tells an empty text from a gap',
    table: 'odd',
    query: { select: [EVIL], filter: [{ column: 'a b', op: '=', value: '' }] },
    rows: [{ [EVIL]: 3 }],
  },
  {
    does: 'writes a column of mixed types, and lists, as text',
    table: 'odd',
    query: { select: ['x', 'list'] },
    rows: [
      { x: '1', list: '[1,"b"]' },
      { x: 'two', list: '[]' },
      { x: 'true', list: '[null]' },
      { x: null, list: null },
      { x: '2.5', list: '[2]' },
    ],
  },
  // Samples
  {
    does: 'samples evenly',
    table: 'whole',
    query: { sample: 4 },
    rows: [{ n: 0 }, { n: 12 }, { n: 25 }, { n: 37 }],
    total: 50,
  },
  {
    does: 'samples what the filter leaves, then sorts',
    table: 'whole',
    query: {
      filter: [{ column: 'n', op: '>=', value: 40 }],
      sample: 3,
      sort: [{ by: 'n', descending: true }],
      limit: 2,
    },
    rows: [{ n: 46 }, { n: 43 }],
    total: 10,
  },
  {
    does: 'samples no more than there are',
    table: 'constant',
    query: { sample: 100 },
    rows: [{ x: 5 }, { x: 5 }, { x: null }],
  },
]
