import type { JsonObject } from 'vitrail'
import { z } from 'zod'
import { monthName } from '../../data/calendar.ts'
import { WEATHER_YEARS } from '../../data/seattle-weather.ts'
import { countMentions, mentions, type Question, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoice, readMonth, readYears } from '../slots.ts'
import { ask, buttonRow, node, sayingButton, show } from '../view.ts'
import { readOtherPlace } from './places.ts'

const WEATHER = z.object({
  rows: z.array(
    z.object({
      when: z.string(),
      high: z.number(),
      low: z.number(),
      precipitation: z.number(),
      wind: z.number(),
    }),
  ),
  hottest: z.string(),
  coldest: z.string(),
  precipitation: z.string(),
  wetDays: z.number(),
  days: z.number(),
})
type Weather = z.infer<typeof WEATHER>

const METRICS = {
  precipitation: ['rain*', 'precipitation', 'wet*', 'dry', 'driest', 'shower*', 'drizzle'],
  wind: ['wind*', 'gust*', 'storm*', 'breez*'],
  temperature: ['temp*', 'warm*', 'cold*', 'hot*', 'cool*', 'heat', 'degrees'],
} as const
type Metric = keyof typeof METRICS

export const weatherScene: Scene = {
  id: 'weather',
  suggestions: [
    {
      title: 'Weather chart',
      icon: 'thermometer',
      message: 'Chart the temperature in Seattle in 2015',
    },
    {
      title: 'Rain, two years',
      icon: 'cloud-rain',
      message: 'Did it rain more in Seattle in 2014 or in 2015?',
    },
  ],
  relevance: (question) =>
    2 *
      countMentions(
        question,
        'weather',
        'climate',
        'forecast',
        ...METRICS.temperature,
        ...METRICS.precipitation,
      ) +
    countMentions(question, 'wind', 'windy', 'windiest', 'gusts', 'seattle', 'sun*', 'snow*') * 2,

  *play(question): Play {
    const place = slot(question, readOtherPlace)
    const years = slot(question, someYears) ?? []
    const month = slot(question, readMonth)
    const metric = slot(question, (one) => readChoice(one, METRICS)) ?? 'temperature'
    if (place !== undefined && !mentions(question, 'seattle')) {
      yield say(
        `I only have weather measured in Seattle, from 2012 to 2015, so I can't say anything true about ${place}.`,
      )
      yield* offer(metric)
      return
    }
    const known = years.filter((year) => WEATHER_YEARS.some((each) => each === year))
    if (years.length > 0 && known.length === 0) {
      yield say(`The measurements run from 2012 to 2015, so ${years.join(' and ')} is outside them.`)
      yield* offer(metric)
      return
    }
    if (known.length > 1) yield* compareYears(metric, known)
    else yield* onePeriod(question, metric, known[0], month)
  },
}

function someYears(question: Question): number[] | undefined {
  const years = readYears(question)
  return years.length === 0 ? undefined : [...new Set(years)]
}

function* offer(metric: Metric): Play {
  yield* show(
    buttonRow(
      WEATHER_YEARS.slice(2).map((year) =>
        sayingButton(`Seattle in ${year}`, `Show the ${metric} in Seattle in ${year} as a chart`),
      ),
    ),
  )
}

function* onePeriod(
  question: Question,
  metric: Metric,
  year: number | undefined,
  month: number | undefined,
): Play {
  const weather = yield* ask('seattle_weather', { ...(year && { year }), ...(month && { month }) }, WEATHER)
  if (weather === undefined) return
  const period = periodName(year, month)
  const rows = weather.rows.map((row) => ({ ...row, when: shortName(row.when) }))
  const title = `${TITLES[metric]} in Seattle, ${period}`
  const asTable = mentions(question, 'table', 'list', 'rows', 'numbers')
  const drawn = yield* show(asTable ? weatherTable(title, rows) : weatherChart(metric, title, rows))
  if (drawn) yield say(sentence(metric, period, weather))
}

function* compareYears(metric: Metric, years: readonly number[]): Play {
  const months = new Map<string, JsonObject>()
  const totals: string[] = []
  const sums = new Map<number, number>()
  for (const year of [...years].sort()) {
    const weather = yield* ask('seattle_weather', { year }, WEATHER)
    if (weather === undefined) return
    totals.push(`${year}: ${summary(metric, weather)}`)
    sums.set(
      year,
      weather.rows.reduce((all, row) => all + measured(metric, row), 0),
    )
    for (const row of weather.rows) {
      const when = shortName(row.when)
      months.set(when, { ...(months.get(when) ?? { when }), [`y${year}`]: measured(metric, row) })
    }
  }
  const drawn = yield* show(
    node('Chart', {
      type: metric === 'precipitation' ? 'bar' : 'line',
      title: `${TITLES[metric]} in Seattle, ${years.join(' and ')}`,
      xKey: 'when',
      series: years.map((year) => ({ key: `y${year}`, label: String(year) })),
      data: [...months.values()],
      unit: UNITS[metric],
    }),
  )
  const [most] = [...sums].sort((a, b) => b[1] - a[1])
  if (drawn && most !== undefined)
    yield say(
      `**${most[0]}** was the ${years.length === 2 ? MORE[metric] : MOST[metric]} year. ${totals.join('. ')}.`,
    )
}

const TITLES = { temperature: 'Temperature', precipitation: 'Precipitation', wind: 'Wind' } as const
const MORE = { temperature: 'warmer', precipitation: 'wetter', wind: 'windier' } as const
const MOST = { temperature: 'warmest', precipitation: 'wettest', wind: 'windiest' } as const
const UNITS = { temperature: '°C', precipitation: 'mm', wind: 'm/s' } as const

function measured(metric: Metric, row: Weather['rows'][number]): number {
  return metric === 'temperature' ? row.high : row[metric]
}

function weatherChart(metric: Metric, title: string, rows: readonly JsonObject[]): JsonObject {
  const series =
    metric === 'temperature'
      ? [
          { key: 'high', label: 'High', tone: 'rose' },
          { key: 'low', label: 'Low', tone: 'blue' },
        ]
      : [{ key: metric, label: TITLES[metric] }]
  return node('Chart', {
    type: metric === 'precipitation' ? 'bar' : 'line',
    title,
    xKey: 'when',
    series,
    data: rows.map((row) => pick(row, ['when', ...series.map(({ key }) => key)])),
    unit: UNITS[metric],
  })
}

function weatherTable(title: string, rows: readonly JsonObject[]): JsonObject {
  return node('DataTable', {
    title,
    columns: [
      { key: 'when', label: 'When' },
      { key: 'high', label: 'High', format: 'number', unit: '°C' },
      { key: 'low', label: 'Low', format: 'number', unit: '°C' },
      { key: 'precipitation', label: 'Precipitation', format: 'number', unit: 'mm' },
      { key: 'wind', label: 'Wind', format: 'number', unit: 'm/s' },
    ],
    rows: rows.map((row) => pick(row, ['when', 'high', 'low', 'precipitation', 'wind'])),
  })
}

function pick(row: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.map((key) => [key, row[key]]))
}

function sentence(metric: Metric, period: string, weather: Weather): string {
  return `${period.charAt(0).toUpperCase()}${period.slice(1)}: ${summary(metric, weather)}.`
}

function summary(metric: Metric, weather: Weather): string {
  if (metric === 'temperature') {
    return `the hottest day reached ${weather.hottest}, the coldest ${weather.coldest}${extremes(weather)}`
  }
  if (metric === 'wind') {
    const windiest = weather.rows.reduce((best, row) => (row.wind > best.wind ? row : best))
    return `the wind was strongest in ${shortName(windiest.when)}, ${windiest.wind} m/s`
  }
  return `${weather.precipitation} of precipitation on ${weather.wetDays} of ${weather.days} days`
}

/** Which month was warmest and coldest, where the rows are months. */
function extremes({ rows }: Weather): string {
  if (rows.length !== 12) return ''
  const sorted = [...rows].sort((a, b) => b.high + b.low - a.high - a.low)
  const [warmest, coldest] = [sorted[0], sorted.at(-1)]
  if (warmest === undefined || coldest === undefined) return ''
  return `; the warmest month was ${longName(warmest.when)}, the coldest ${longName(coldest.when)}`
}

/** `2015-07` or `07` → `July` */
function longName(when: string): string {
  return monthName(Number(when.split('-').at(-1)))
}

function periodName(year: number | undefined, month: number | undefined): string {
  const years = year === undefined ? '2012 to 2015' : String(year)
  return month === undefined
    ? year === undefined
      ? `the mean year of ${years}`
      : years
    : `${monthName(month)} ${years}`
}

/** `2015-07` → `Jul`; `2015-07-03` → `Jul 3`; `07` → `Jul`; `2015` as it is. */
function shortName(when: string): string {
  const parts = when.split('-')
  const month = when.length === 2 ? when : parts[1]
  if (month === undefined) return when
  const name = monthName(Number(month)).slice(0, 3)
  return parts[2] === undefined ? name : `${name} ${Number(parts[2])}`
}
