import { z } from 'zod'
import { csvDataset } from './dataset-file.ts'
import { groupBy, mean, round, sum } from './statistics.ts'

export const WEATHER_YEARS = [2012, 2013, 2014, 2015] as const

interface WeatherDay {
  /** `YYYY-MM-DD` */
  date: string
  /** mm */
  precipitation: number
  /** °C */
  high: number
  low: number
  /** m/s */
  wind: number
  sky: string
}

const readRows = csvDataset(
  'data/seattle-weather.csv',
  z
    .object({
      date: z.string(),
      precipitation: z.coerce.number(),
      temp_max: z.coerce.number(),
      temp_min: z.coerce.number(),
      wind: z.coerce.number(),
      weather: z.string(),
    })
    .transform(
      ({ date, precipitation, temp_max, temp_min, wind, weather }): WeatherDay => ({
        date,
        precipitation,
        high: temp_max,
        low: temp_min,
        wind,
        sky: weather,
      }),
    ),
)

export interface WeatherPeriod {
  year?: number | undefined
  /** 1 to 12 */
  month?: number | undefined
}

/** The days of a period, in order; of all four years where it names none. */
export function weatherDays({ year, month }: WeatherPeriod): WeatherDay[] {
  return readRows().filter(
    ({ date }) =>
      (year === undefined || Number(date.slice(0, 4)) === year) &&
      (month === undefined || Number(date.slice(5, 7)) === month),
  )
}

interface WeatherMonth {
  /** `YYYY-MM`, or `MM` where the years are taken together. */
  month: string
  high: number
  low: number
  /** mm in the month; the yearly mean where the years are taken together. */
  precipitation: number
  wind: number
  rainyDays: number
}

/** One row per month. Without a year: the means over all years. */
export function weatherMonths({ year }: { year?: number | undefined }): WeatherMonth[] {
  const years = year === undefined ? WEATHER_YEARS.length : 1
  const groups = groupBy(weatherDays({ year }), ({ date }) =>
    year === undefined ? date.slice(5, 7) : date.slice(0, 7),
  )
  return [...groups].map(([month, days]) => ({
    month,
    high: round(mean(days.map((day) => day.high)) ?? 0),
    low: round(mean(days.map((day) => day.low)) ?? 0),
    precipitation: round(sum(days.map((day) => day.precipitation)) / years),
    wind: round(mean(days.map((day) => day.wind)) ?? 0),
    rainyDays: round(days.filter(isWet).length / years, 0),
  }))
}

export function isWet(day: WeatherDay): boolean {
  return day.precipitation > 0
}
