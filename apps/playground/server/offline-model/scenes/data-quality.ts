import { z } from 'zod'
import { mentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoice } from '../slots.ts'
import { ask, node, show } from '../view.ts'

const QUALITY = z.object({
  rows: z.number(),
  incomplete: z.number(),
  columns: z.array(z.object({ column: z.string(), missing: z.number(), percent: z.number() })),
})

const DATASETS = { movies: ['film*', 'movie*'], penguins: ['penguin*'], cars: ['car', 'cars'] } as const

export const dataQualityScene: Scene = {
  id: 'data-quality',
  suggestions: [{ title: 'A callout', icon: 'info', message: 'How complete is the car data?' }],
  relevance: (question) =>
    mentions(
      question,
      'complete',
      'completeness',
      'missing',
      'gaps',
      'data quality',
      'incomplete',
      'reliable',
    )
      ? 8
      : 0,
  *play(question): Play {
    const dataset = readChoice(question, DATASETS) ?? 'cars'
    const quality = yield* ask('data_quality', { dataset }, QUALITY)
    if (quality === undefined) return
    const share = quality.incomplete / quality.rows
    const columns = quality.columns.map(({ column, missing }) => `${column} (${missing})`)
    const text =
      columns.length === 0
        ? `All ${quality.rows} rows have every value.`
        : `${quality.incomplete} of ${quality.rows} rows lack at least one value: ${columns.join(', ')}. Means leave them out.`
    const drawn = yield* show(
      node('Callout', { tone: share > 0.2 ? 'warning' : 'info', title: `Gaps in the ${dataset}`, text }),
    )
    if (drawn)
      yield say(share > 0.2 ? 'Read totals of it with care.' : 'Nothing that changes a picture much.')
  },
}
