import { z } from 'zod'
import { mentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoices } from '../slots.ts'
import { ask, count } from '../view.ts'

const DATASETS = {
  weather: ['weather', 'seattle'],
  cars: ['car', 'cars'],
  penguins: ['penguin*'],
  stocks: ['stock*', 'share*'],
  movies: ['film*', 'movie*'],
  countries: ['countr*', 'life expectancy', 'gapminder'],
} as const

export const sourcesScene: Scene = {
  id: 'sources',
  suggestions: [{ title: 'Sources', icon: 'book-open', message: 'Where does this data come from?' }],
  relevance: (question) =>
    mentions(
      question,
      'source',
      'sources',
      'come from',
      'comes from',
      'citation*',
      'cite',
      'origin of the data',
      'provenance',
    ) && !mentions(question, 'source code')
      ? 7
      : 0,
  *play(question): Play {
    const datasets = readChoices(question, DATASETS)
    const sources = yield* ask(
      'data_sources',
      datasets.length === 0 ? {} : { datasets },
      z.array(z.unknown()),
    )
    if (sources !== undefined) {
      yield say(
        `${count(sources.length, 'data set')}, all shipped in the npm package \`vega-datasets\`. The orders and the seats are samples.`,
      )
    }
  },
}
