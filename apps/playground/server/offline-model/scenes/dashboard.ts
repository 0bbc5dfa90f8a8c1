import type { JsonObject } from 'vitrail'
import { z } from 'zod'
import { countMentions, mentions } from '../question.ts'
import { type Play, type Scene, say, think } from '../scene.ts'
import { ask, node, show } from '../view.ts'
import { CAR_GROUPS, type CarGroups, carGroupChart } from './car-groups.ts'

const PENGUINS = z.object({
  total: z.number(),
  meanMass: z.number(),
  meanFlipper: z.number(),
  meanBeakLength: z.number(),
  groups: z.array(
    z.object({
      group: z.string(),
      count: z.number(),
      meanMass: z.number(),
      meanFlipper: z.number(),
      meanBeakLength: z.number(),
      meanBeakDepth: z.number(),
    }),
  ),
})
type Penguins = z.infer<typeof PENGUINS>

export const dashboardScene: Scene = {
  id: 'dashboard',
  suggestions: [
    { title: 'Penguin dashboard', icon: 'layout-grid', message: 'Make a dashboard of the penguins' },
    { title: 'Car dashboard', icon: 'car', message: 'An overview of the cars, with key figures' },
  ],
  relevance(question) {
    const shape = countMentions(
      question,
      'dashboard*',
      'overview',
      'kpi*',
      'key figures',
      'summary',
      'summar*',
      'at a glance',
      'report',
    )
    const subject = countMentions(question, 'penguin*', 'adelie', 'gentoo', 'chinstrap', 'car', 'cars')
    if (mentions(question, 'penguin*', 'adelie', 'gentoo', 'chinstrap')) return 4 + shape
    return shape === 0 ? 0 : 2 + 3 * shape + subject
  },

  *play(question): Play {
    if (mentions(question, 'car', 'cars', 'automobile*')) yield* carDashboard()
    else
      yield* penguinDashboard(
        mentions(question, 'island*')
          ? 'island'
          : mentions(question, 'sex', 'male*', 'female*')
            ? 'sex'
            : 'species',
      )
  },
}

function* penguinDashboard(by: 'species' | 'island' | 'sex'): Play {
  const penguins = yield* ask('summarize_penguins', { by }, PENGUINS)
  if (penguins === undefined) return
  yield think('Key figures first, then two charts side by side, then the numbers behind them.')
  const drawn = yield* show(
    node('Stack', { gap: 'medium' }, [
      node('Heading', { text: 'Penguins of the Palmer Archipelago', level: 2 }),
      node('KpiCards', { items: penguinKpis(penguins) }),
      node('Stack', { direction: 'row', gap: 'medium', wrap: true }, [
        node('Card', { title: 'Body mass', subtitle: `Mean by ${by}` }, [
          groupChart(penguins, 'meanMass', 'Body mass', 'g', 'blue'),
        ]),
        node('Card', { title: 'Flippers', subtitle: `Mean by ${by}` }, [
          groupChart(penguins, 'meanFlipper', 'Flipper length', 'mm', 'teal'),
        ]),
      ]),
      penguinTable(penguins, by),
    ]),
  )
  const heaviest = penguins.groups.reduce((best, row) => (row.meanMass > best.meanMass ? row : best))
  if (drawn)
    yield say(
      `The heaviest are the **${heaviest.group}** penguins, ${new Intl.NumberFormat('en').format(heaviest.meanMass)} g in the mean.`,
    )
}

function penguinKpis(penguins: Penguins): JsonObject[] {
  return [
    { label: 'Penguins', value: penguins.total },
    { label: 'Mean body mass', value: penguins.meanMass, format: 'number', unit: 'g' },
    { label: 'Mean flipper', value: penguins.meanFlipper, format: 'number', unit: 'mm' },
    { label: 'Mean beak', value: penguins.meanBeakLength, format: 'number', unit: 'mm' },
  ]
}

function groupChart(
  penguins: Penguins,
  key: 'meanMass' | 'meanFlipper',
  label: string,
  unit: string,
  tone: string,
) {
  return node('Chart', {
    type: 'bar',
    xKey: 'group',
    series: [{ key, label, tone }],
    data: penguins.groups.map((row) => ({ group: row.group, [key]: row[key] })),
    unit,
    size: 'small',
  })
}

function penguinTable(penguins: Penguins, by: string): JsonObject {
  return node('DataTable', {
    title: `By ${by}`,
    columns: [
      { key: 'group', label: by.charAt(0).toUpperCase() + by.slice(1) },
      { key: 'count', label: 'Penguins', format: 'number' },
      { key: 'meanMass', label: 'Body mass', format: 'number', unit: 'g' },
      { key: 'meanFlipper', label: 'Flipper', format: 'number', unit: 'mm' },
      { key: 'meanBeakLength', label: 'Beak length', format: 'number', unit: 'mm' },
      { key: 'meanBeakDepth', label: 'Beak depth', format: 'number', unit: 'mm' },
    ],
    rows: penguins.groups,
  })
}

function* carDashboard(): Play {
  const years = yield* ask('summarize_cars', { by: 'year' }, CAR_GROUPS)
  if (years === undefined) return
  const origins = yield* ask('summarize_cars', { by: 'origin' }, CAR_GROUPS)
  if (origins === undefined) return
  const drawn = yield* show(
    node('Stack', { gap: 'medium' }, [
      node('Heading', { text: 'Cars, 1970 to 1982', level: 2 }),
      node('KpiCards', { items: carKpis(years) }),
      node('Stack', { direction: 'row', gap: 'medium', wrap: true }, [
        node('Card', {}, [carGroupChart(years, 'year', 'meanMpg')]),
        node('Card', {}, [carGroupChart(origins, 'origin', 'meanHorsepower')]),
      ]),
      carTable(origins),
    ]),
  )
  if (drawn) yield say(thrift(years))
}

function thrift({ groups }: CarGroups): string {
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined) return ''
  return (
    `From ${first.group} to ${last.group} the mean car went from ${first.meanMpg} to **${last.meanMpg} mpg**, ` +
    `and from ${first.meanHorsepower} to ${last.meanHorsepower} hp.`
  )
}

function carKpis(years: CarGroups): JsonObject[] {
  const [first, last] = [years.groups[0], years.groups.at(-1)]
  const spark = (key: 'meanMpg' | 'meanHorsepower' | 'meanWeight') => years.groups.map((row) => row[key] ?? 0)
  const delta = (key: 'meanMpg' | 'meanHorsepower' | 'meanWeight') =>
    Math.round(((last?.[key] ?? 0) / (first?.[key] ?? 1) - 1) * 100)
  const item = (
    label: string,
    key: 'meanMpg' | 'meanHorsepower' | 'meanWeight',
    unit: string,
    tone: string,
  ) => ({
    label,
    value: years[key],
    unit,
    format: 'number',
    delta: `${delta(key) > 0 ? '+' : '−'}${Math.abs(delta(key))}% since 1970`,
    trend: delta(key) > 0 ? 'up' : 'down',
    tone,
    spark: spark(key),
  })
  return [
    { label: 'Cars', value: years.total },
    item('Mean consumption', 'meanMpg', 'mpg', 'success'),
    item('Mean power', 'meanHorsepower', 'hp', 'info'),
    item('Mean weight', 'meanWeight', 'lbs', 'info'),
  ]
}

function carTable(origins: CarGroups): JsonObject {
  return node('DataTable', {
    title: 'By origin',
    columns: [
      { key: 'group', label: 'Origin' },
      { key: 'count', label: 'Cars', format: 'number' },
      { key: 'meanMpg', label: 'mpg', format: 'number' },
      { key: 'meanHorsepower', label: 'hp', format: 'number' },
      { key: 'meanWeight', label: 'Weight', format: 'number', unit: 'lbs' },
    ],
    rows: origins.groups,
  })
}
