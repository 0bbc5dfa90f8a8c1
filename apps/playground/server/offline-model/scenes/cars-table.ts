import type { JsonObject } from 'vitrail'
import { z } from 'zod'
import { carMakers } from '../../data/cars.ts'
import { countMentions, fold, mentions, type Question, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readBounds, readChoice, readNumberBy, readYear } from '../slots.ts'
import { ask, count, listed, node, show } from '../view.ts'

const CARS = z.object({
  total: z.number(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  meanMpg: z.number().nullish(),
  makers: z.array(z.string()).optional(),
})

const ORIGINS = {
  Japan: ['japan*'],
  Europe: ['europe*', 'german', 'french', 'british', 'italian', 'swedish'],
  USA: ['american', 'usa', 'us', 'united states', 'detroit'],
} as const

const MAKERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...carMakers().map((maker) => [maker, [fold(maker).trim(), `${fold(maker).trim()}s`]]),
  ['Volkswagen', ['volkswagen*', 'vw', 'vws']],
  ['Chevrolet', ['chevrolet*', 'chevy', 'chevys', 'chevies']],
  ['Mercedes-Benz', ['mercedes*']],
])

/** Makers of today that are missing from the data. */
const OTHER_MAKERS = [
  'tesla',
  'ferrari',
  'porsche',
  'hyundai',
  'kia',
  'lexus',
  'skoda',
  'seat',
  'jaguar',
  'lamborghini',
]

export const SORTS = {
  mpg: ['mpg', 'miles per gallon', 'economical', 'efficient', 'thrift*', 'consumption', 'mileage', 'thirst*'],
  horsepower: ['horsepower', 'hp', 'power*', 'strong*'],
  weight: ['weight', 'heav*', 'light', 'lightest', 'pounds', 'lbs'],
  acceleration: ['acceleration', 'accelerate*', 'quick*', 'fast*', 'slow*'],
} as const

/** The question asks for the smallest values. */
const ASCENDING = [
  'light',
  'lightest',
  'weakest',
  'least',
  'worst',
  'thirst*',
  'fast*',
  'quick*',
  'fewest',
  'lowest',
]

export const carsTableScene: Scene = {
  id: 'cars-table',
  suggestions: [
    {
      title: 'Filtered table',
      icon: 'table',
      message: 'Which Japanese cars do over 35 miles per gallon?',
    },
  ],
  relevance: (question) =>
    3 * countMentions(question, 'car', 'cars', 'automobile*', 'vehicle*') +
    2 * Number(readMaker(question) !== undefined || readOtherMaker(question) !== undefined) +
    countMentions(question, 'cylinder*', 'mpg', 'miles per gallon', 'horsepower', 'hp', 'table') +
    Number(slotOrigin(question) !== undefined),

  *play(question): Play {
    const other = slot(question, readOtherMaker)
    const input = readFilter(question)
    if (other !== undefined && input.maker === undefined) {
      yield say(
        `No ${other} here: the data has cars of 1970 to 1982, by ${listed(carMakers().slice(0, 12))} and others.`,
      )
      return
    }
    const year = slot(question, readYear)
    if (year !== undefined && (year < 1970 || year > 1982)) {
      yield say(`The cars in the data were sold from 1970 to 1982, so there is none of ${year}.`)
      return
    }
    const cars = yield* ask('query_cars', input, CARS)
    if (cars === undefined) return
    if (cars.total === 0) {
      yield say(`No car in the data fits: ${describe(input)}. Its cars were sold from 1970 to 1982.`)
      return
    }
    const drawn = yield* show(carsTable(titleOf(input), cars.rows, cars.total))
    if (drawn) yield say(closing(cars, describe(input)))
  },
}

function readFilter(question: Question): JsonObject {
  const mpg = slot(question, bounds(['mpg', 'miles per gallon', 'miles', 'mi']))
  const power = slot(question, bounds(['hp', 'horsepower', 'horses']))
  const sort = slot(question, (one) => readChoice(one, SORTS)) ?? 'mpg'
  const cylinders = slot(question, (one) => readNumberBy(one, 'cyl') ?? readEngine(one))
  return withoutMissing({
    origin: slot(question, slotOrigin),
    maker: slot(question, readMaker),
    cylinders,
    year: slot(question, readYear),
    minMpg: mpg?.least,
    maxMpg: mpg?.most,
    minHorsepower: power?.least,
    maxHorsepower: power?.most,
    sort,
    ascending: mentions(question, ...ASCENDING),
    limit: slot(question, readTop) ?? 25,
  })
}

function slotOrigin(question: Question) {
  return readChoice(question, ORIGINS)
}

function readMaker(question: Question): string | undefined {
  return readChoice(question, MAKERS)
}

function readOtherMaker(question: Question): string | undefined {
  const found = OTHER_MAKERS.find((maker) => mentions(question, maker, `${maker}s`))
  return found && found.charAt(0).toUpperCase() + found.slice(1)
}

function bounds(units: readonly string[]) {
  return (question: Question) => {
    const found = readBounds(question, units)
    return found.least === undefined && found.most === undefined ? undefined : found
  }
}

/** `V8` means eight cylinders. */
function readEngine(question: Question): number | undefined {
  const digit = / v(\d)s? /.exec(question.words)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** `top 10`, `the 10 heaviest cars`, `5 cars`. */
function readTop(question: Question): number | undefined {
  const digits =
    / (?:top|first|best) (\d+) /.exec(question.words)?.[1] ??
    / (\d{1,3}) (?!cyl|mpg|miles|hp|horse)(?:\p{L}+ ){0,2}cars /u.exec(question.words)?.[1]
  return digits === undefined ? undefined : Math.min(100, Math.max(1, Number(digits)))
}

function withoutMissing(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function describe(input: JsonObject): string {
  const bound = (least: unknown, most: unknown, unit: string) =>
    least !== undefined
      ? `at least ${least} ${unit}`
      : most !== undefined
        ? `at most ${most} ${unit}`
        : undefined
  const parts = [
    input.origin && `from ${input.origin === 'USA' ? 'the USA' : input.origin}`,
    input.maker && `by ${input.maker}`,
    input.cylinders && `${input.cylinders} cylinders`,
    input.year && `of ${input.year}`,
    bound(input.minMpg, input.maxMpg, 'mpg'),
    bound(input.minHorsepower, input.maxHorsepower, 'hp'),
  ]
  return parts.filter((part) => typeof part === 'string').join(', ')
}

function titleOf(input: JsonObject): string {
  const filter = describe(input)
  return filter === '' ? 'Cars' : `Cars ${/^\d/.test(filter) ? 'with ' : ''}${filter}`
}

function carsTable(title: string, rows: readonly JsonObject[], total: number): JsonObject {
  return node('DataTable', {
    title,
    columns: [
      { key: 'name', label: 'Car' },
      { key: 'origin', label: 'Origin' },
      { key: 'year', label: 'Year', format: 'text', align: 'right' },
      { key: 'cylinders', label: 'Cylinders', format: 'number' },
      { key: 'mpg', label: 'mpg', format: 'number', hint: 'Miles per gallon' },
      { key: 'horsepower', label: 'hp', format: 'number', hint: 'Horsepower' },
      { key: 'weight', label: 'Weight', format: 'number', unit: 'lbs' },
    ],
    rows: rows.map(({ name, origin, year, cylinders, mpg, horsepower, weight }) => ({
      name,
      origin,
      year,
      cylinders,
      mpg,
      horsepower,
      weight,
    })),
    ...(total > rows.length && { total }),
  })
}

function closing(cars: z.infer<typeof CARS>, filter: string): string {
  const fitting = filter === '' ? '' : ` ${cars.total === 1 ? 'fits' : 'fit'} (${filter})`
  const first = cars.rows[0]?.name
  const mean = cars.meanMpg === null || cars.meanMpg === undefined ? '' : ` They average ${cars.meanMpg} mpg.`
  const rest = cars.total > cars.rows.length ? ` The table has the first ${cars.rows.length}.` : ''
  return `${count(cars.total, 'car')}${fitting}; the ${first} comes first.${mean}${rest}`
}
