import { expect, it } from 'vitest'
import { sayIn } from './say.ts'

it('fills names, writes numbers of the locale, chooses plurals', () => {
  const say = sayIn('de', {})
  expect(say('table.rowsOf', { shown: 500, n: 12_400 })).toBe('500 of 12.400 rows')
  expect(say('table.rows', { n: 1 })).toBe('1 row')
  expect(say('table.rows', { n: 2 })).toBe('2 rows')
})

it("takes the app's words and the plurals of its language", () => {
  const say = sayIn('pl', {
    'table.rows.one': '{n} wiersz',
    'table.rows.few': '{n} wiersze',
    'table.rows.many': '{n} wierszy',
    'table.next': 'Dalej',
  })
  expect([1, 3, 5].map((n) => say('table.rows', { n }))).toEqual(['1 wiersz', '3 wiersze', '5 wierszy'])
  expect(say('table.next')).toBe('Dalej')
  expect(say('table.previous')).toBe('Previous page')
})

it('keeps what nothing fills', () => {
  expect(sayIn('en', { 'table.next': '{who} next' })('table.next')).toBe('{who} next')
})
