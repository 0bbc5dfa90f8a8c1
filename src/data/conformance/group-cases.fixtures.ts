import type { ConformanceCase } from './conformance-case.fixtures.ts'

const count = { op: 'count', as: 'n' } as const

/** Queries for groups: their keys, aggregates, bins and units of time. */
export const GROUP_CASES: ConformanceCase[] = [
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
]
