import { defineTool } from 'vitrail'
import { z } from 'zod'
import { allCountryYears, countryNames } from '../data/countries.ts'

export const countryIndicators = defineTool({
  name: 'country_indicators',
  title: 'Countries over time',
  kind: 'read',
  description:
    'Life expectancy (years), fertility (children a woman) or population of up to six countries, every fifth year from 1955 ' +
    'to 2005. One row a year, a column a country.',
  input: z.object({
    countries: z.array(z.string()).min(1).max(6),
    indicator: z.enum(['lifeExpectancy', 'fertility', 'population']),
  }),
  execute({ countries, indicator }) {
    const known = countryNames()
    const found = countries.flatMap((name) => {
      const lower = name.toLowerCase()
      const match = known.find((country) => country.toLowerCase() === lower)
      return match === undefined ? [] : [match]
    })
    const rows = new Map<number, Record<string, number>>()
    for (const item of allCountryYears()) {
      if (!found.includes(item.country)) continue
      const row = rows.get(item.year) ?? { year: item.year }
      row[item.country] = item[indicator]
      rows.set(item.year, row)
    }
    const missing = countries.filter(
      (name) => !found.some((country) => country.toLowerCase() === name.toLowerCase()),
    )
    return { countries: found, rows: [...rows.values()], ...(missing.length > 0 && { missing, known }) }
  },
})
