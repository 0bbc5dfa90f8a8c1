import { defineTool } from 'vitrail'
import { z } from 'zod'
import {
  isWet,
  WEATHER_YEARS,
  type WeatherPeriod,
  weatherDays,
  weatherMonths,
} from '../data/seattle-weather.ts'
import { mean, round, sum } from '../data/statistics.ts'

export const seattleWeather = defineTool({
  name: 'seattle_weather',
  title: 'Weather of Seattle',
  kind: 'read',
  description:
    'Measured weather of Seattle, 2012 to 2015; no other place. A year: one row a month. A year and a month: one row a day. A ' +
    'month: one row a year. Neither: the months of the mean year. Degrees Celsius, millimetres, metres a second.',
  input: z.object({
    year: z.int().min(2012).max(2015).optional(),
    month: z.int().min(1).max(12).optional().describe('1 is January'),
  }),
  execute({ year, month }) {
    const days = weatherDays({ year, month })
    const hottest = days.reduce((best, day) => (day.high > best.high ? day : best))
    const coldest = days.reduce((best, day) => (day.low < best.low ? day : best))
    const years = year === undefined ? 4 : 1
    return {
      rows: rowsOf({ year, month }),
      hottest: `${hottest.high} °C on ${hottest.date}`,
      coldest: `${coldest.low} °C on ${coldest.date}`,
      meanHigh: `${round(mean(days.map((day) => day.high)) ?? 0)} °C`,
      meanLow: `${round(mean(days.map((day) => day.low)) ?? 0)} °C`,
      precipitation: `${round(sum(days.map((day) => day.precipitation)) / years, 0)} mm`,
      wetDays: round(days.filter(isWet).length / years, 0),
      days: round(days.length / years, 0),
    }
  },
})

/** The kind of period that each row stands for: a day, a month, a year. */
function rowsOf({ year, month }: WeatherPeriod) {
  if (year !== undefined && month !== undefined) {
    return weatherDays({ year, month }).map(({ date, high, low, precipitation, wind }) => ({
      when: date,
      high,
      low,
      precipitation,
      wind,
    }))
  }
  if (month === undefined) return weatherMonths({ year }).map(({ month: when, ...row }) => ({ when, ...row }))
  const ending = `-${String(month).padStart(2, '0')}`
  return WEATHER_YEARS.flatMap((each) =>
    weatherMonths({ year: each })
      .filter((row) => row.month.endsWith(ending))
      .map(({ month: _, ...row }) => ({ when: String(each), ...row })),
  )
}
