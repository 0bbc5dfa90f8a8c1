import { expect, it } from 'vitest'
import { writeTick, writeTime } from './write-ticks.ts'

it.each([
  [20_000, [0, 10_000, 20_000], { format: 'currency', currency: 'EUR' }, 'en', '€20K'],
  [20_000, [0, 10_000, 20_000], { format: 'currency' }, 'en', '20K'],
  [20_000, [0, 10_000, 20_000], { format: 'currency', currency: 'no code' }, 'en', '20K'],
  [0.2, [0, 0.1, 0.2], { format: 'number' }, 'en', '0.2'],
  [0.002, [0, 0.001, 0.002], { format: 'number' }, 'de', '0,002'],
  [0.5, [0, 0.5, 1], { format: 'percent' }, 'en', '50%'],
  [-0, [-1, 0, 1], { format: 'number' }, 'en', '0'],
] as const)('%d of %j as %j in %s', (value, ticks, format, locale, written) => {
  expect(writeTick(value, ticks, format, { locale })).toBe(written)
})

const DAY = 86_400_000

it.each([
  [1 / 4, '12:00 AM'],
  [60, 'Mar 9'],
  [400, 'Mar 2026'],
  [4_000, '2026'],
])('a time on an axis of %d days', (days, written) => {
  expect(writeTime(Date.UTC(2026, 2, 9), days * DAY, { locale: 'en' })).toBe(written)
})
