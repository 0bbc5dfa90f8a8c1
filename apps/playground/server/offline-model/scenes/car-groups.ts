import type { JsonObject } from 'vitrail'
import { z } from 'zod'
import { countMentions, mentions, type Question, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoice } from '../slots.ts'
import { ask, node, show } from '../view.ts'

export const CAR_GROUPS = z.object({
  total: z.number(),
  meanMpg: z.number(),
  meanHorsepower: z.number(),
  meanWeight: z.number(),
  groups: z.array(
    z.object({
      group: z.string(),
      count: z.number(),
      meanMpg: z.number().nullable(),
      meanHorsepower: z.number().nullable(),
      meanWeight: z.number().nullable(),
    }),
  ),
})
export type CarGroups = z.infer<typeof CAR_GROUPS>

const GROUPINGS = {
  origin: ['by origin', 'origin*', 'country', 'countries', 'continent*', 'region*', 'where they'],
  cylinders: ['by cylinder*', 'cylinders', 'per cylinder', 'cylinder count'],
  year: ['by year', 'per year', 'over the years', 'over time', 'each year', 'year by year', 'model year'],
  maker: ['by maker', 'makers', 'by brand', 'brand*', 'manufacturer*', 'by make', 'per maker'],
} as const

const CAR_MEASURES = {
  meanHorsepower: ['horsepower', 'hp', 'power*'],
  meanWeight: ['weight', 'heav*', 'weigh'],
  count: ['count*', 'how many', 'number of'],
  meanMpg: ['mpg', 'miles per gallon', 'consumption', 'economy', 'mileage', 'efficien*', 'fuel'],
} as const
type CarMeasure = keyof typeof CAR_MEASURES

const MEASURE_NAMES: Readonly<Record<CarMeasure, { title: string; unit: string }>> = {
  meanHorsepower: { title: 'Mean horsepower', unit: 'hp' },
  meanWeight: { title: 'Mean weight', unit: 'lbs' },
  meanMpg: { title: 'Mean miles per gallon', unit: 'mpg' },
  count: { title: 'Number of cars', unit: 'cars' },
}

export const carGroupsScene: Scene = {
  id: 'car-groups',
  suggestions: [
    {
      title: 'Means by group',
      icon: 'chart-line',
      message: 'How did cars’ miles per gallon change by year?',
    },
  ],
  relevance(question) {
    const measure = countMentions(question, ...Object.values(CAR_MEASURES).flat())
    const grouping = readGrouping(question) === undefined ? 0 : 2
    const averages = countMentions(question, 'mean', 'average*', 'compare*', 'by', 'per', 'change*')
    const isAboutCars = mentions(question, 'car', 'cars') || measure > 0
    return isAboutCars && grouping > 0 && averages + measure > 0 ? 3 + grouping + averages : 0
  },

  *play(question): Play {
    const { by, measure } = readCarGrouping(question)
    const cars = yield* ask('summarize_cars', { by }, CAR_GROUPS)
    if (cars === undefined) return
    const drawn = yield* show(carGroupChart(cars, by, measure))
    if (drawn) yield say(carGroupSentence(cars, measure))
  },
}

function readGrouping(question: Question) {
  return readChoice(question, GROUPINGS)
}

export function readCarGrouping(question: Question): { by: keyof typeof GROUPINGS; measure: CarMeasure } {
  return {
    by: slot(question, readGrouping) ?? 'origin',
    measure: slot(question, (one) => readChoice(one, CAR_MEASURES)) ?? 'meanMpg',
  }
}

export function carGroupChart(cars: CarGroups, by: string, measure: CarMeasure): JsonObject {
  const { title, unit } = MEASURE_NAMES[measure]
  return node('Chart', {
    type: by === 'year' ? 'line' : 'bar',
    title: `${title} by ${by}`,
    xKey: 'group',
    series: [{ key: measure, label: title }],
    data: cars.groups.slice(0, 20).map((row) => ({ group: row.group, [measure]: row[measure] })),
    unit,
  })
}

export function carGroupSentence(cars: CarGroups, measure: CarMeasure): string {
  const { unit } = MEASURE_NAMES[measure]
  const known = cars.groups.filter((row) => row[measure] !== null)
  const sorted = [...known].sort((a, b) => (b[measure] ?? 0) - (a[measure] ?? 0))
  const [most, least] = [sorted[0], sorted.at(-1)]
  if (most === undefined || least === undefined) return `Out of ${cars.total} cars.`
  return `Highest: **${most.group}** with ${most[measure]} ${unit}; lowest: **${least.group}** with ${least[measure]} ${unit}. Out of ${cars.total} cars.`
}
