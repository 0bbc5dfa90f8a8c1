import { describe, expect, it } from 'vitest'
import { formatValue } from './format-value.ts'
import type { FormatContext, ValueFormat } from './value-format.ts'

const NBSP = '\u00a0'
const NARROW = '\u202f'
/** Intl spaces amounts differently from one ICU version to the next. */
const spaced = (text: string) => text.replaceAll(NBSP, ' ').replaceAll(NARROW, ' ')

describe('formatValue', () => {
  it.each<[unknown, ValueFormat, string, FormatContext?]>([
    // Without a format, as written.
    ['Oslo', {}, 'Oslo'],
    ['1234.5', { format: 'number' }, '1234.5'],
    [2024, {}, '2024'],
    [2024, { format: 'text' }, '2024'],
    [0.1 + 0.2, {}, '0.3'],
    [null, {}, '—'],
    [undefined, { format: 'currency' }, '—'],
    ['', {}, '—'],
    [Number.NaN, { format: 'number' }, '—'],
    [Number.POSITIVE_INFINITY, {}, '—'],
    [true, {}, '✓'],
    [false, { format: 'number' }, '✗'],
    // number
    [1234567.891, { format: 'number' }, '1,234,567.89'],
    [1234567.891, { format: 'number' }, '1.234.567,89', { locale: 'de' }],
    [3, { format: 'number', decimals: 2 }, '3.00'],
    [1e-9, { format: 'number' }, '0'],
    [-1e-9, { format: 'number' }, '0'],
    [-0.0001, { format: 'percent' }, '0%'],
    [-0.001, { format: 'currency', currency: 'EUR' }, '€0.00'],
    [12, { format: 'number', unit: 'kg' }, '12 kg'],
    [12, { unit: 'kg' }, '12 kg'],
    [12, { format: 'number', unit: '%' }, '12%'],
    [12, { format: 'number', unit: '$' }, '$12'],
    [-12, { format: 'number', unit: '€' }, '-€12'],
    [3, { format: 'number', decimals: 99 }, '3.000000'],
    [3, { format: 'number' }, '3', { locale: 'not a locale' }],
    // currency
    [1234.5, { format: 'currency', currency: 'EUR' }, '€1,234.50'],
    [1234.5, { format: 'currency', currency: 'EUR' }, '1.234,50 €', { locale: 'de' }],
    [1234.5, { format: 'currency', currency: 'JPY' }, '¥1,235'],
    [1234.5, { format: 'currency', currency: 'EUR', decimals: 0 }, '€1,235'],
    [1234.5, { format: 'currency' }, '$1,234.50', { currency: 'USD' }],
    [1234.5, { format: 'currency' }, '1,234.5'],
    [1234.5, { format: 'currency', currency: 'euro' }, '1,234.5'],
    // percent
    [0.125, { format: 'percent' }, '12.5%'],
    [0.125, { format: 'percent' }, '12,5 %', { locale: 'de' }],
    [0.3333, { format: 'percent', decimals: 2 }, '33.33%'],
    // bytes, powers of 1 000
    [12_500_000, { format: 'bytes' }, '12.5 MB'],
    [999, { format: 'bytes' }, '999 bytes'],
    [1, { format: 'bytes' }, '1 byte'],
    [0, { format: 'bytes' }, '0 bytes'],
    [999_950, { format: 'bytes' }, '1 MB'],
    [2e18, { format: 'bytes' }, '2,000 PB'],
    // duration, of seconds
    [3_900, { format: 'duration' }, '1 h 5 min'],
    [0, { format: 'duration' }, '0 s'],
    [2.34, { format: 'duration' }, '2.3 s'],
    [59.97, { format: 'duration' }, '1 min'],
    [61, { format: 'duration' }, '1 min 1 s'],
    [3_600, { format: 'duration' }, '1 h'],
    [183_600, { format: 'duration' }, '2 days 3 h'],
    [-90, { format: 'duration' }, '-1 min 30 s'],
    // date
    ['2026-03-09', { format: 'date' }, 'Mar 9, 2026'],
    ['2026-03-09', { format: 'date' }, 'Mar 9, 2026', { timeZone: 'America/Los_Angeles' }],
    ['2026-03-09', { format: 'date' }, '09.03.2026', { locale: 'de' }],
    ['2026-03-09T02:30:00Z', { format: 'date' }, 'Mar 9, 2026, 2:30 AM'],
    ['2026-03-09T02:30:00Z', { format: 'date' }, 'Mar 8, 2026, 7:30 PM', { timeZone: 'America/Los_Angeles' }],
    ['2026-03-09T02:30:00+02:00', { format: 'date' }, 'Mar 9, 2026, 12:30 AM'],
    ['2026-03-09T02:30', { format: 'date' }, 'Mar 9, 2026, 2:30 AM', { timeZone: 'Asia/Tokyo' }],
    [1_773_023_400_000, { format: 'date' }, 'Mar 9, 2026, 2:30 AM'],
    ['2026-03-09', { format: 'date' }, 'Mar 9, 2026', { timeZone: 'Mars/Olympus' }],
    ['2026-02-31', { format: 'date' }, '2026-02-31'],
    ['next week', { format: 'date' }, 'next week'],
    [2024, { format: 'date' }, '2024'],
    [1e300, { format: 'date' }, '1e+300'],
    // link
    ['https://www.a.example/', { format: 'link' }, 'a.example'],
    ['https://a.example/b?c=1', { format: 'link' }, 'a.example/b'],
    ['mailto:a@b.example', { format: 'link' }, 'a@b.example'],
    [
      `https://a.example/${'x'.repeat(50)}/end`,
      { format: 'link' },
      'a.example/xxxxxxxxxxxxxx…xxxxxxxxxxxxxxxxxxx/end',
    ],
    ['no address', { format: 'link' }, 'no address'],
    [7, { format: 'link' }, '7'],
  ])('%j with %j reads %s', (value, format, expected, context) => {
    expect(spaced(formatValue(value, format, context))).toBe(expected)
  })

  it('shows the ASCII form of a host in another script', () => {
    expect(formatValue('https://аpple.com/', { format: 'link' })).toBe('xn--pple-43d.com')
  })

  it('shows that there is something in what is no scalar, and no more', () => {
    for (const value of [{}, { toString: null }, [], Symbol('x'), () => 1]) {
      for (const format of ['text', 'number', 'date', 'link', 'bytes'] as const) {
        expect(formatValue(value, { format })).toBe('…')
      }
    }
  })
})
