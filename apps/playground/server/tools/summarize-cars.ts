import { defineTool } from 'vitrail'
import { z } from 'zod'
import { findCars } from '../data/cars.ts'
import { groupBy } from '../data/statistics.ts'
import { carFilter, meanOf } from './query-cars.ts'

export const summarizeCars = defineTool({
  name: 'summarize_cars',
  title: 'Summarize cars',
  kind: 'read',
  description: 'Counts and means of the same cars as query_cars, by origin, year, cylinders or maker.',
  input: z.object({ by: z.enum(['origin', 'year', 'cylinders', 'maker']), ...carFilter }),
  execute({ by, ...filter }) {
    const found = findCars(filter)
    const groups = [...groupBy(found, (car) => car[by])].map(([group, cars]) => ({
      group: String(group),
      count: cars.length,
      meanMpg: meanOf(cars, (car) => car.mpg),
      meanHorsepower: meanOf(cars, (car) => car.horsepower),
      meanWeight: meanOf(cars, (car) => car.weight),
    }))
    const bySize = (a: { count: number }, b: { count: number }) => b.count - a.count
    return {
      total: found.length,
      groups:
        by === 'year' || by === 'cylinders'
          ? groups.sort((a, b) => Number(a.group) - Number(b.group))
          : groups.sort(bySize),
      meanMpg: meanOf(found, (car) => car.mpg),
      meanHorsepower: meanOf(found, (car) => car.horsepower),
      meanWeight: meanOf(found, (car) => car.weight),
    }
  },
})
