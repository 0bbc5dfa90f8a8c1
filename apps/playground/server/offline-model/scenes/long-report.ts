import { z } from 'zod'
import { monthName } from '../../data/calendar.ts'
import { mentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readYear } from '../slots.ts'
import { ask } from '../view.ts'

const YEAR = z.object({
  rows: z.array(
    z.object({ high: z.number(), low: z.number(), precipitation: z.number(), rainyDays: z.number() }),
  ),
})

/** Writes long enough for somebody to press Stop. */
export const longReportScene: Scene = {
  id: 'long-report',
  suggestions: [
    {
      title: 'A long answer to stop',
      icon: 'square',
      message: 'Write a long report on the weather of 2014',
    },
  ],
  relevance(question) {
    // The weather is all it can write about at length.
    const isAboutElse = mentions(question, 'penguin*', 'car', 'cars', 'stock*', 'share*', 'order*', 'film*')
    const isLong = mentions(
      question,
      'long report',
      'long answer',
      'report',
      'essay',
      'in detail',
      'month by month',
    )
    return isLong && !isAboutElse ? 8 : 0
  },
  *play(question): Play {
    const year = Math.min(2015, Math.max(2012, readYear(question) ?? 2014))
    const weather = yield* ask('seattle_weather', { year }, YEAR)
    if (weather === undefined) return
    const paragraphs = weather.rows.map((row, index) => {
      const name = monthName(index + 1)
      const before = weather.rows[index - 1]
      const change = before === undefined ? '' : comparison(row.high - before.high)
      return `**${name}** had ${row.rainyDays} wet days and ${row.precipitation} mm of precipitation. Highs averaged ${row.high} °C and lows ${row.low} °C${change}.`
    })
    yield say([`### Seattle in ${year}`, ...paragraphs, 'That is the whole year.'].join('\n\n'))
  },
}

function comparison(change: number): string {
  if (Math.abs(change) < 0.5) return ', much as the month before'
  return `, ${Math.abs(change).toFixed(1)} °C ${change > 0 ? 'warmer' : 'colder'} than the month before`
}
