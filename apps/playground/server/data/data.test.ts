import { describe, expect, it } from 'vitest'
import { isoDay, monthName } from './calendar.ts'
import { allCars, carMakers, findCars, readMaker } from './cars.ts'
import { allCountryYears, countryNames } from './countries.ts'
import { datasetCatalog } from './dataset-file.ts'
import { findMovie, findMoviesBy } from './movies.ts'
import { createOrderBook, formatCents } from './orders.ts'
import { allPenguins } from './penguins.ts'
import { weatherDays, weatherMonths } from './seattle-weather.ts'
import { mean, present } from './statistics.ts'
import { stockMonths } from './stocks.ts'

describe('seattle weather', () => {
  it('has every day of four years', () => {
    expect(weatherDays({})).toHaveLength(1461)
    expect(weatherDays({ year: 2012, month: 2 })).toHaveLength(29)
  })

  it('reads a row as the file has it', () => {
    expect(weatherDays({ year: 2012, month: 1 })[1]).toEqual({
      date: '2012-01-02',
      precipitation: 10.9,
      high: 10.6,
      low: 2.8,
      wind: 4.5,
      sky: 'rain',
    })
  })

  it('adds up the months of a year, and of the mean year', () => {
    const months = weatherMonths({ year: 2015 })
    expect(months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2015-${String(index + 1).padStart(2, '0')}`),
    )
    const total = weatherDays({ year: 2015 }).reduce((all, day) => all + day.precipitation, 0)
    expect(months.reduce((all, month) => all + month.precipitation, 0)).toBeCloseTo(total, 0)
    expect(weatherMonths({})).toHaveLength(12)
  })
})

describe('cars', () => {
  it('counts what the file has', () => {
    expect(allCars()).toHaveLength(406)
    expect(findCars({ origin: 'Japan' })).toHaveLength(79)
    expect(findCars({ cylinders: 8 }).every((car) => car.cylinders === 8)).toBe(true)
  })

  it('leaves out an unknown value where there is a bound', () => {
    expect(present(allCars().map((car) => car.mpg))).toHaveLength(398)
    expect(findCars({ minMpg: 0 })).toHaveLength(398)
  })

  it.each([
    ['vw', 'Volkswagen'],
    ['chevy', 'Chevrolet'],
    ['Toyota', 'Toyota'],
  ])('reads maker %s as %s', (word, maker) => {
    expect(readMaker(word)).toBe(maker)
    expect(carMakers()).toContain(maker)
  })
})

it('averages the penguins as published: Gentoo are heaviest', () => {
  expect(allPenguins()).toHaveLength(344)
  const masses = present(allPenguins().flatMap((p) => (p.species === 'Gentoo' ? [p.bodyMass] : [])))
  expect(mean(masses)).toBeCloseTo(5076.02, 1)
})

it('puts stock prices side by side, with a gap before a listing', () => {
  const rows = stockMonths({ symbols: ['GOOG', 'MSFT'] })
  expect(rows).toHaveLength(123)
  expect(rows[0]).toEqual({ month: '2000-01', GOOG: null, MSFT: 39.81 })
  expect(stockMonths({ symbols: ['IBM'], from: 2005, to: 2006 })).toHaveLength(24)
})

it('finds films by director and by title', () => {
  expect(findMoviesBy('nolan').map(({ title }) => title)).toContain('Memento')
  expect(findMovie('the dark knight')?.released).toBe('2008-07-18')
  expect(findMovie('no such film at all')).toBeUndefined()
})

it('has the countries of every fifth year', () => {
  expect(countryNames()).toContain('Japan')
  expect(new Set(allCountryYears().map(({ year }) => year)).size).toBe(11)
})

it('knows where its files come from', () => {
  expect(datasetCatalog().find(({ path }) => path === 'cars.json')?.sources[0]?.title).toBe(
    'StatLib Datasets Archive',
  )
})

describe('orders', () => {
  it('refunds once and says why not', () => {
    const book = createOrderBook()
    expect(book.refund(1044)).toBeUndefined()
    expect(book.find(1044)?.status).toBe('refunded')
    expect(book.refund(1044)).toMatch(/already/)
    expect(book.refund(1)).toMatch(/no order 1/)
  })

  it('hands out copies', () => {
    const book = createOrderBook()
    const [first] = book.list()
    if (first) first.status = 'refunded'
    expect(book.list('refunded')).toEqual([])
  })

  it('writes money for people', () => {
    expect(formatCents(12_999)).toBe('$129.99')
  })
})

it('reads and names dates', () => {
  expect(isoDay('Jun 12 1998')).toBe('1998-06-12')
  expect(isoDay('soon')).toBe('soon')
  expect(monthName(12)).toBe('December')
  expect(() => monthName(13)).toThrow(RangeError)
})
