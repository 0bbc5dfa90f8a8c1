import { defineTool } from 'vitrail'
import { z } from 'zod'
import { CAR_ORIGINS, type Car, carMakers, findCars } from '../data/cars.ts'
import { mean, present, round } from '../data/statistics.ts'

export const carFilter = {
  origin: z.enum(CAR_ORIGINS).optional(),
  maker: z.string().optional().describe('as Toyota; the usual short names work'),
  cylinders: z.int().min(3).max(8).optional(),
  year: z.int().min(1970).max(1982).optional(),
  minMpg: z.number().optional().describe('miles per gallon'),
  maxMpg: z.number().optional(),
  minHorsepower: z.number().optional(),
  maxHorsepower: z.number().optional(),
}

const SORTS = ['mpg', 'horsepower', 'weight', 'acceleration', 'year', 'name'] as const

export const queryCars = defineTool({
  name: 'query_cars',
  title: 'Find cars',
  kind: 'read',
  description:
    'Cars sold from 1970 to 1982 in the USA, with consumption, power and weight. Gives the rows that fit all filters, the ' +
    'count of all of them, and means.',
  input: z.object({
    ...carFilter,
    sort: z.enum(SORTS).default('mpg'),
    ascending: z.boolean().default(false),
    limit: z.int().min(1).max(100).default(25),
  }),
  execute({ sort, ascending, limit, ...filter }) {
    const found = findCars(filter)
    if (found.length === 0 && filter.maker !== undefined && findCars({ maker: filter.maker }).length === 0) {
      return { total: 0, rows: [], makers: carMakers() }
    }
    return {
      total: found.length,
      rows: sortCars(found, sort, ascending).slice(0, limit),
      meanMpg: meanOf(found, (car) => car.mpg),
      meanHorsepower: meanOf(found, (car) => car.horsepower),
    }
  },
})

export function meanOf(cars: readonly Car[], measure: (car: Car) => number | null): number | null {
  const value = mean(present(cars.map(measure)))
  return value === undefined ? null : round(value)
}

function sortCars(cars: readonly Car[], by: (typeof SORTS)[number], ascending: boolean): Car[] {
  const sign = ascending ? 1 : -1
  return [...cars].sort((a, b) => {
    const [left, right] = [a[by], b[by]]
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    if (typeof left === 'string' || typeof right === 'string')
      return sign * String(left).localeCompare(String(right))
    return sign * (left - right)
  })
}
