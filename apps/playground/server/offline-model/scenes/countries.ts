import { z } from 'zod'
import { countryNames } from '../../data/countries.ts'
import { countMentions, fold, type Question, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoice, readChoices } from '../slots.ts'
import { ask, listed, node, show } from '../view.ts'
import { readOtherPlace } from './places.ts'

const COUNTRY_ROWS = z.object({
  countries: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.number())),
})

const INDICATORS = {
  fertility: ['fertility', 'birth*', 'babies', 'children', 'born'],
  population: ['population*', 'people', 'inhabitants', 'populous'],
  lifeExpectancy: ['life expectancy', 'expectancy', 'live', 'lives', 'lifespan', 'life', 'age'],
} as const

const TITLES = {
  lifeExpectancy: 'Life expectancy',
  fertility: 'Children a woman',
  population: 'Population',
} as const

const COUNTRIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...countryNames().map((name) => [name, [fold(name).trim()]]),
  ['United States', ['united states', 'usa', 'the us', 'america']],
  ['United Kingdom', ['united kingdom', 'uk', 'britain', 'england']],
  ['Hong Kong, China', ['hong kong']],
])

export const countriesScene: Scene = {
  id: 'countries',
  suggestions: [
    {
      title: 'A chart between sentences',
      icon: 'globe',
      message: 'How did life expectancy change in Japan and Rwanda?',
    },
  ],
  relevance(question) {
    const indicator = countMentions(
      question,
      'life expectancy',
      'fertility',
      'population*',
      'birth rate*',
      'babies',
      'lifespan',
      'inhabitants',
      'gapminder',
    )
    const people = countMentions(question, 'people', 'live', 'children')
    const named = Math.min(1, readCountries(question).length)
    return indicator > 0 ? 4 * indicator + named : named > 0 && people > 0 ? 3 + people : 0
  },

  *play(question): Play {
    const named = slot(question, (one) => (readCountries(one).length === 0 ? undefined : readCountries(one)))
    const other = slot(question, readOtherPlace)
    if (named === undefined && other !== undefined) {
      yield say(
        `I have no figures of ${other}. The data has ${countryNames().length} countries, such as Japan, Kenya, Brazil and France.`,
      )
      return
    }
    const countries = named ?? ['Japan', 'Brazil', 'Rwanda']
    const indicator = slot(question, (one) => readChoice(one, INDICATORS)) ?? 'lifeExpectancy'
    yield say(`The figures are measured every five years, from 1955 to 2005, for ${listed(countries)}.\n\n`)
    const data = yield* ask(
      'country_indicators',
      { countries: countries.slice(0, 6), indicator },
      COUNTRY_ROWS,
    )
    if (data === undefined) return
    const drawn = yield* show(
      node('Chart', {
        type: 'line',
        title: `${TITLES[indicator]}, 1955 to 2005`,
        xKey: 'year',
        series: data.countries.map((country) => ({ key: country, label: country })),
        data: data.rows.map((row) => ({ ...row, year: String(row.year) })),
        ...(indicator === 'lifeExpectancy' && { unit: 'years' }),
      }),
    )
    if (drawn) yield say(changes(data, indicator))
  },
}

function readCountries(question: Question): string[] {
  return readChoices(question, COUNTRIES)
}

function changes(
  { countries, rows }: z.infer<typeof COUNTRY_ROWS>,
  indicator: keyof typeof INDICATORS,
): string {
  const write = (value: number | undefined) =>
    new Intl.NumberFormat('en', { maximumFractionDigits: indicator === 'population' ? 0 : 1 }).format(
      value ?? 0,
    )
  const parts = countries.map(
    (country) => `${write(rows[0]?.[country])} to ${write(rows.at(-1)?.[country])} in **${country}**`,
  )
  return `In those fifty years it went from ${listed(parts)}.`
}
