import type { DataQuery } from './query/query.ts'
import type { DataColumn, DataRow } from './source.ts'

/** Rows as JSON, so that every source can read them. */
export type TableName = keyof typeof TABLES

const EVIL = '"; DROP TABLE data; --'

export const TABLES = {
  cars: [
    { name: 'ford', origin: 'USA', mpg: 18, hp: 130, electric: false, year: '1970-01-01' },
    { name: 'vw', origin: 'Europe', mpg: 26.5, hp: 46, electric: false, year: '1970-01-01' },
    { name: 'datsun', origin: 'Japan', mpg: 27, hp: 88, electric: false, year: '1971-01-01' },
    { name: 'chevy', origin: 'USA', mpg: null, hp: 165, electric: true, year: '1971-01-01' },
    { name: 'peugeot', origin: 'Europe', mpg: 25, hp: 87, electric: null, year: null },
    { name: 'Ford Pinto', origin: 'USA', mpg: 25, hp: null, electric: true, year: '1972-06-15' },
    { name: 'mystery', origin: null, mpg: null, hp: 88, electric: null, year: '1972-06-15' },
  ],
  times: [
    { id: 1, at: '2024-01-31T23:59:59.500' },
    { id: 2, at: '2024-02-01T00:00:00' },
    { id: 3, at: '2024-02-29T12:30:00' },
    { id: 4, at: null },
    { id: 5, at: '1969-12-31T23:00:00.001' },
    { id: 6, at: '2024-03-03T23:00:00' },
    { id: 7, at: '2024-03-04T01:00:00' },
  ],
  bins: [0, 0.1, 0.29, 0.3, 0.5, 0.58, 0.7, 0.999, 1, null].map((x) => ({ x })),
  whole: Array.from({ length: 50 }, (_, n) => ({ n })),
  constant: [{ x: 5 }, { x: 5 }, { x: null }],
  /** No column has a single type or a plain name. */
  odd: [
    { [EVIL]: 1, 'a b': "it's; --", Ünï: 'é', x: 1, list: [1, 'b'] },
    { [EVIL]: 2, 'a b': '"quoted"', Ünï: '😀', x: 'two', list: [] },
    { [EVIL]: 3, 'a b': '', Ünï: '\uE000', x: true, list: [null] },
    { [EVIL]: 4, 'a b': '%_\\', Ünï: 'ΣΑΣ', x: null, list: null },
    { [EVIL]: 5, 'a b': "Robert'); DROP TABLE data;--", Ünï: 'İstanbul', x: 2.5, list: [2] },
  ],
  gaps: [{ a: null, b: 1 }, { b: 2 }, { a: null, b: 3 }],
  huge: [
    { big: 1e308, id: 1 },
    { big: 1e308, id: 2 },
    { big: -1e308, id: 3 },
  ],
} satisfies Record<string, object[]>

interface ConformanceCase {
  does: string
  table: TableName
  query: DataQuery
  rows: DataRow[]
  /** Default: as many as there are rows. */
  total?: number
}

const names = (...list: string[]): DataRow[] => list.map((name) => ({ name }))
const ids = (...list: number[]): DataRow[] => list.map((id) => ({ id }))
const count = { op: 'count', as: 'n' } as const

export const CASES: ConformanceCase[] = [
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
  // Groups
  {
    does: 'groups in the order of the keys, gaps last',
    table: 'cars',
    query: { group: [{ column: 'origin' }], aggregate: [count] },
    rows: [
      { origin: 'Europe', n: 2 },
      { origin: 'Japan', n: 1 },
      { origin: 'USA', n: 3 },
      { origin: null, n: 1 },
    ],
  },
  {
    does: 'groups without aggregates',
    table: 'cars',
    query: { group: [{ column: 'electric', as: 'e' }] },
    rows: [{ e: false }, { e: true }, { e: null }],
  },
  {
    does: 'groups by two columns',
    table: 'cars',
    query: { group: [{ column: 'electric' }, { column: 'origin' }], aggregate: [count] },
    rows: [
      { electric: false, origin: 'Europe', n: 1 },
      { electric: false, origin: 'Japan', n: 1 },
      { electric: false, origin: 'USA', n: 1 },
      { electric: true, origin: 'USA', n: 2 },
      { electric: null, origin: 'Europe', n: 1 },
      { electric: null, origin: null, n: 1 },
    ],
  },
  {
    does: 'groups by a date',
    table: 'cars',
    query: { group: [{ column: 'year' }], aggregate: [count], limit: 2 },
    rows: [
      { year: '1970-01-01', n: 2 },
      { year: '1971-01-01', n: 2 },
    ],
    total: 4,
  },
  {
    does: 'sorts groups, ties by their keys',
    table: 'cars',
    query: {
      group: [{ column: 'year' }],
      aggregate: [count],
      sort: [{ by: 'n', descending: true }],
      offset: 1,
      limit: 2,
    },
    rows: [
      { year: '1971-01-01', n: 2 },
      { year: '1972-06-15', n: 2 },
    ],
    total: 4,
  },
  {
    does: 'counts groups that it does not show',
    table: 'cars',
    query: { group: [{ column: 'origin' }], limit: 0 },
    rows: [],
    total: 4,
  },
  {
    does: 'counts groups beyond which it is',
    table: 'cars',
    query: { group: [{ column: 'origin' }], offset: 50 },
    rows: [],
    total: 4,
  },
  // Aggregates
  {
    does: 'aggregates all rows, gaps left out',
    table: 'cars',
    query: {
      aggregate: [
        count,
        { op: 'count', column: 'mpg', as: 'present' },
        { op: 'sum', column: 'mpg', as: 'sum' },
        { op: 'mean', column: 'mpg', as: 'mean' },
        { op: 'median', column: 'mpg', as: 'median' },
        { op: 'quantile', column: 'mpg', q: 0.1, as: 'tenth' },
        { op: 'min', column: 'mpg', as: 'min' },
        { op: 'max', column: 'mpg', as: 'max' },
        { op: 'distinct', column: 'mpg', as: 'distinct' },
      ],
    },
    rows: [
      {
        n: 7,
        present: 5,
        sum: 121.5,
        mean: 24.3,
        median: 25,
        tenth: 20.8,
        min: 18,
        max: 27,
        distinct: 4,
      },
    ],
  },
  {
    does: 'aggregates each group, nothing where there is nothing',
    table: 'cars',
    query: {
      group: [{ column: 'origin' }],
      aggregate: [
        { op: 'sum', column: 'mpg', as: 'sum' },
        { op: 'mean', column: 'mpg', as: 'mean' },
        { op: 'median', column: 'hp', as: 'median' },
        { op: 'stddev', column: 'hp', as: 'stddev' },
        { op: 'distinct', column: 'electric', as: 'distinct' },
      ],
    },
    rows: [
      { origin: 'Europe', sum: 51.5, mean: 25.75, median: 66.5, stddev: 41 / Math.SQRT2, distinct: 1 },
      { origin: 'Japan', sum: 27, mean: 27, median: 88, stddev: null, distinct: 1 },
      { origin: 'USA', sum: 43, mean: 21.5, median: 147.5, stddev: 35 / Math.SQRT2, distinct: 2 },
      { origin: null, sum: null, mean: null, median: 88, stddev: null, distinct: 0 },
    ],
  },
  {
    does: 'takes the least and the greatest of every type',
    table: 'cars',
    query: {
      aggregate: [
        { op: 'min', column: 'name', as: 'first' },
        { op: 'max', column: 'name', as: 'last' },
        { op: 'min', column: 'year', as: 'from' },
        { op: 'max', column: 'year', as: 'to' },
        { op: 'min', column: 'electric', as: 'no' },
        { op: 'max', column: 'electric', as: 'yes' },
      ],
    },
    rows: [{ first: 'Ford Pinto', last: 'vw', from: '1970-01-01', to: '1972-06-15', no: false, yes: true }],
  },
  {
    does: 'takes the least and the greatest datetime',
    table: 'times',
    query: {
      aggregate: [
        { op: 'min', column: 'at', as: 'min' },
        { op: 'max', column: 'at', as: 'max' },
      ],
    },
    rows: [{ min: '1969-12-31T23:00:00.001', max: '2024-03-04T01:00:00' }],
  },
  {
    does: 'sorts groups by an aggregate without a value, last both ways',
    table: 'cars',
    query: {
      group: [{ column: 'origin' }],
      aggregate: [{ op: 'sum', column: 'mpg', as: 'sum' }],
      sort: [{ by: 'sum', descending: true }],
    },
    rows: [
      { origin: 'Europe', sum: 51.5 },
      { origin: 'USA', sum: 43 },
      { origin: 'Japan', sum: 27 },
      { origin: null, sum: null },
    ],
  },
  {
    does: 'aggregates no rows to one',
    table: 'cars',
    query: {
      filter: [{ column: 'name', op: '=', value: 'nobody' }],
      aggregate: [
        count,
        { op: 'sum', column: 'mpg', as: 'sum' },
        { op: 'median', column: 'mpg', as: 'median' },
        { op: 'max', column: 'name', as: 'max' },
        { op: 'distinct', column: 'name', as: 'distinct' },
      ],
    },
    rows: [{ n: 0, sum: null, median: null, max: null, distinct: 0 }],
  },
  {
    does: 'groups no rows to none',
    table: 'cars',
    query: {
      filter: [{ column: 'name', op: '=', value: 'nobody' }],
      group: [{ column: 'origin' }],
      aggregate: [count],
    },
    rows: [],
  },
  {
    does: 'gives no value for what no number holds',
    table: 'huge',
    query: {
      aggregate: [
        { op: 'sum', column: 'big', as: 'sum' },
        { op: 'max', column: 'big', as: 'max' },
        { op: 'stddev', column: 'big', as: 'stddev' },
      ],
    },
    rows: [{ sum: null, max: 1e308, stddev: 1e308 * (2 / Math.sqrt(3)) }],
  },
  {
    does: 'groups a column of gaps',
    table: 'gaps',
    query: { group: [{ column: 'a' }], aggregate: [{ op: 'sum', column: 'b', as: 'sum' }] },
    rows: [{ a: null, sum: 6 }],
  },
  // Bins
  {
    does: 'bins whole numbers exactly',
    table: 'whole',
    query: { group: [{ column: 'n', bin: { count: 7 }, as: 'from' }], aggregate: [count] },
    rows: Array.from({ length: 7 }, (_, bin) => ({ from: bin * 7, n: bin === 6 ? 8 : 7 })),
  },
  {
    does: 'puts a value on an edge above it, the greatest into the last bin',
    table: 'bins',
    query: { group: [{ column: 'x', bin: { count: 10 }, as: 'from' }], aggregate: [count] },
    rows: [
      { from: 0, n: 1 },
      { from: 0.1, n: 1 },
      { from: 0.2, n: 1 },
      { from: 0.3, n: 1 },
      { from: 0.5, n: 2 },
      { from: 0.7, n: 1 },
      { from: 0.9, n: 2 },
      { from: null, n: 1 },
    ],
  },
  {
    does: 'compares with the edges where dividing is not exact',
    table: 'bins',
    query: {
      filter: [{ column: 'x', op: 'in', value: [0.29, 0.58] }],
      group: [{ column: 'x', bin: { count: 100 } }],
      aggregate: [count],
    },
    rows: [
      { x: 0.29, n: 1 },
      { x: 0.58, n: 1 },
    ],
  },
  {
    does: 'leaves out what is outside the bins, but not the gaps',
    table: 'bins',
    query: { group: [{ column: 'x', bin: { count: 2, min: 0.3, max: 0.7 } }], aggregate: [count] },
    rows: [
      { x: 0.3, n: 1 },
      { x: 0.5, n: 3 },
      { x: null, n: 1 },
    ],
  },
  {
    does: 'bins a constant into the middle',
    table: 'constant',
    query: { group: [{ column: 'x', bin: { count: 2 } }], aggregate: [count] },
    rows: [
      { x: 5, n: 2 },
      { x: null, n: 1 },
    ],
  },
  {
    does: 'bins into a thousand',
    table: 'whole',
    query: {
      group: [{ column: 'n', bin: { count: 1000, min: 0, max: 1000 } }],
      sort: [{ by: 'n', descending: true }],
      limit: 1,
    },
    rows: [{ n: 49 }],
    total: 50,
  },
  {
    does: 'finds no bins where the range is too wide for a number',
    table: 'huge',
    query: { group: [{ column: 'big', bin: { count: 3 } }], aggregate: [count] },
    rows: [],
  },
  {
    does: 'bins two columns',
    table: 'cars',
    query: {
      group: [
        { column: 'mpg', bin: { count: 2, min: 10, max: 30 } },
        { column: 'hp', bin: { count: 2, min: 0, max: 200 } },
      ],
      aggregate: [count],
    },
    rows: [
      { mpg: 10, hp: 100, n: 1 },
      { mpg: 20, hp: 0, n: 3 },
      { mpg: 20, hp: null, n: 1 },
      { mpg: null, hp: 0, n: 1 },
      { mpg: null, hp: 100, n: 1 },
    ],
  },
  // Units of time
  ...(
    [
      ['year', ['1969-01-01', 1], ['2024-01-01', 5]],
      ['quarter', ['1969-10-01', 1], ['2024-01-01', 5]],
      ['month', ['1969-12-01', 1], ['2024-01-01', 1], ['2024-02-01', 2], ['2024-03-01', 2]],
      ['week', ['1969-12-29', 1], ['2024-01-29', 2], ['2024-02-26', 2], ['2024-03-04', 1]],
      [
        'day',
        ['1969-12-31', 1],
        ['2024-01-31', 1],
        ['2024-02-01', 1],
        ['2024-02-29', 1],
        ['2024-03-03', 1],
        ['2024-03-04', 1],
      ],
      [
        'hour',
        ['1969-12-31T23:00:00', 1],
        ['2024-01-31T23:00:00', 1],
        ['2024-02-01T00:00:00', 1],
        ['2024-02-29T12:00:00', 1],
        ['2024-03-03T23:00:00', 1],
        ['2024-03-04T01:00:00', 1],
      ],
    ] as const
  ).map(
    ([unit, ...groups]): ConformanceCase => ({
      does: `groups by ${unit}`,
      table: 'times',
      query: { group: [{ column: 'at', unit }], aggregate: [count] },
      rows: [...groups.map(([at, n]) => ({ at, n })), { at: null, n: 1 }],
    }),
  ),
  {
    does: 'groups dates by year',
    table: 'cars',
    query: { group: [{ column: 'year', unit: 'year' }], aggregate: [count] },
    rows: [
      { year: '1970-01-01', n: 2 },
      { year: '1971-01-01', n: 2 },
      { year: '1972-01-01', n: 2 },
      { year: null, n: 1 },
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

export const COLUMNS: { table: TableName; columns: DataColumn[] }[] = [
  {
    table: 'cars',
    columns: [
      { name: 'name', type: 'text', nulls: 0, distinct: 7 },
      { name: 'origin', type: 'text', nulls: 1, distinct: 3 },
      { name: 'mpg', type: 'number', nulls: 2, distinct: 4, min: 18, max: 27 },
      { name: 'hp', type: 'integer', nulls: 1, distinct: 5, min: 46, max: 165 },
      { name: 'electric', type: 'boolean', nulls: 2, distinct: 2 },
      { name: 'year', type: 'date', nulls: 1, distinct: 3, min: '1970-01-01', max: '1972-06-15' },
    ],
  },
  {
    table: 'times',
    columns: [
      { name: 'id', type: 'integer', nulls: 0, distinct: 7, min: 1, max: 7 },
      {
        name: 'at',
        type: 'datetime',
        nulls: 1,
        distinct: 6,
        min: '1969-12-31T23:00:00.001',
        max: '2024-03-04T01:00:00',
      },
    ],
  },
  {
    table: 'gaps',
    columns: [
      { name: 'a', type: 'text', nulls: 3, distinct: 0 },
      { name: 'b', type: 'integer', nulls: 0, distinct: 3, min: 1, max: 3 },
    ],
  },
  {
    table: 'huge',
    columns: [
      { name: 'big', type: 'number', nulls: 0, distinct: 2, min: -1e308, max: 1e308 },
      { name: 'id', type: 'integer', nulls: 0, distinct: 3, min: 1, max: 3 },
    ],
  },
]
