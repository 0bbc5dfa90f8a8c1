import { z } from 'zod'
import { jsonDataset } from './dataset-file.ts'

interface CountryYear {
  country: string
  /** 1955 to 2005, every fifth. */
  year: number
  population: number
  /** Years. */
  lifeExpectancy: number
  /** Children per woman. */
  fertility: number
}

export const allCountryYears = jsonDataset(
  'data/gapminder.json',
  z
    .object({
      country: z.string(),
      year: z.number(),
      pop: z.number(),
      life_expect: z.number(),
      fertility: z.number(),
    })
    .transform(
      ({ country, year, pop, life_expect, fertility }): CountryYear => ({
        country,
        year,
        population: pop,
        lifeExpectancy: life_expect,
        fertility,
      }),
    ),
)

export function countryNames(): string[] {
  return [...new Set(allCountryYears().map(({ country }) => country))]
}
