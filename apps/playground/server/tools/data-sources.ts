import { defineTool } from 'vitrail'
import { z } from 'zod'
import { datasetCatalog } from '../data/dataset-file.ts'

const FILES = {
  weather: 'seattle-weather.csv',
  cars: 'cars.json',
  penguins: 'penguins.json',
  stocks: 'stocks.csv',
  movies: 'movies.json',
  countries: 'gapminder.json',
} as const

const NAMES = ['weather', 'cars', 'penguins', 'stocks', 'movies', 'countries'] as const

export const dataSources = defineTool({
  name: 'data_sources',
  title: 'Where the data comes from',
  kind: 'read',
  description:
    'Where the data sets of this server come from, shown as source cards. Without names: all of them.',
  input: z.object({ datasets: z.array(z.enum(NAMES)).optional() }),
  execute({ datasets = [...NAMES] }) {
    return datasets.map((name) => {
      const entry = datasetCatalog().find(({ path }) => path === FILES[name])
      const source = entry?.sources.find(({ path }) => path?.startsWith('http'))
      return {
        dataset: name,
        description: firstSentence(entry?.description ?? ''),
        title: source?.title ?? `vega-datasets: ${FILES[name]}`,
        url: source?.path ?? `https://github.com/vega/vega-datasets/blob/main/data/${FILES[name]}`,
      }
    })
  },
  present: (sources) => ({
    component: 'SourceCards',
    props: {
      title: 'Sources',
      items: sources.map(({ dataset, description, title, url }) => ({
        title,
        url,
        snippet: description,
        source: dataset,
      })),
    },
  }),
})

function firstSentence(text: string): string {
  const flat = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.](?=\s|$)/.exec(flat)?.[0] ?? flat
}
