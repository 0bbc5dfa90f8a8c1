import { z } from 'zod'
import { MONTHS, monthName } from '../../data/calendar.ts'
import { countMentions, mentions, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readMonth } from '../slots.ts'
import { ask, node, show } from '../view.ts'

const MONTH = z.object({
  rows: z.array(z.object({ high: z.number(), low: z.number(), wind: z.number() })),
  coldest: z.string(),
  wetDays: z.number(),
  days: z.number(),
  meanHigh: z.string(),
  meanLow: z.string(),
})

const SEASONS: Readonly<Record<string, number>> = { winter: 1, spring: 4, summer: 7, autumn: 10, fall: 10 }

export const packingScene: Scene = {
  id: 'packing',
  suggestions: [
    { title: 'A checklist', icon: 'circle-check', message: 'What should I pack for Seattle in November?' },
  ],
  relevance: (question) =>
    6 *
    countMentions(
      question,
      'pack',
      'packing',
      'wear',
      'clothes',
      'luggage',
      'suitcase',
      'checklist',
      'bring',
    ),
  *play(question): Play {
    const season = Object.keys(SEASONS).find((name) => mentions(question, name))
    const month = slot(question, readMonth) ?? SEASONS[season ?? ''] ?? 11
    const weather = yield* ask('seattle_weather', { month }, MONTH)
    if (weather === undefined) return
    const low = Math.min(...weather.rows.map((row) => row.low))
    const high = Math.max(...weather.rows.map((row) => row.high))
    const share = weather.wetDays / weather.days
    const drawn = yield* show(
      node('Checklist', {
        title: `Packing for Seattle in ${monthName(month)}`,
        items: [
          { label: 'Tickets and papers', done: true },
          { label: 'Rain jacket', done: false, note: `wet on ${weather.wetDays} of ${weather.days} days` },
          ...(share > 0.4 ? [{ label: 'Waterproof shoes', done: false }] : []),
          ...(low < 6 ? [{ label: 'Warm pullover', done: false, note: `mean low ${weather.meanLow}` }] : []),
          ...(low < 3
            ? [{ label: 'Gloves and a hat', done: false, note: `down to ${weather.coldest}` }]
            : []),
          ...(high > 22
            ? [{ label: 'T-shirts and sun cream', done: false, note: `mean high ${weather.meanHigh}` }]
            : []),
        ],
      }),
    )
    if (drawn) yield say(`From what was measured in ${MONTHS[month - 1]} of 2012 to 2015.`)
  },
}
