import type { DataColumn } from '../source.ts'

/** Rows as JSON, so that every source can read them. */
export type TableName = keyof typeof TABLES

/** A name that would end a statement, were it ever part of one. */
export const EVIL = '"; DROP TABLE data; --'

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
