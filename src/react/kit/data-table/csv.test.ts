import { describe, expect, it } from 'vitest'
import { defuse } from '../parts/defuse.ts'
import { defuseCopied, writeCsv } from './csv.ts'

describe('what a spreadsheet would run is made text', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+A1', "'+A1"],
    ['@x', "'@x"],
    ['\t=1', "'\t=1"],
    ['\r\n=1', "'\r\n=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['-5 °C', "'-5 °C"],
    ['plain', 'plain'],
    ['5 = 5', '5 = 5'],
    ['', ''],
  ])('%j', (text, safe) => {
    expect(defuse(text)).toBe(safe)
  })

  it('also in copied cells', () => {
    expect(defuseCopied('City\tNote\nOslo\t=1+1')).toBe("City\tNote\nOslo\t'=1+1")
    expect(defuseCopied('Oslo\t860')).toBe('Oslo\t860')
  })
})

describe('writeCsv', () => {
  const columns = [
    { key: 'a', label: 'A' },
    { key: 'b', label: '=B' },
  ]

  it('keeps numbers, quotes, commas and breaks through a parse', () => {
    const csv = writeCsv(columns, [
      { a: -5, b: 'a,"b"\nc' },
      { a: null, b: true },
      { a: '=1', b: 1e15 },
    ])
    expect(parseCsv(csv)).toEqual([
      ['A', "'=B"],
      ['-5', 'a,"b"\nc'],
      ['', 'true'],
      ["'=1", '1000000000000000'],
    ])
  })

  it('reads inherited names as missing', () => {
    expect(parseCsv(writeCsv([{ key: 'constructor', label: 'C' }], [{}]))).toEqual([['C'], ['']])
  })
})

/** Parses RFC 4180 by its grammar. */
function parseCsv(csv: string): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true)
  const records: string[][] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  field.lastIndex = 1
  let record: string[] = []
  for (let found = field.exec(csv); found !== null; found = field.exec(csv)) {
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') {
      records.push(record)
      record = []
    }
  }
  return records
}
