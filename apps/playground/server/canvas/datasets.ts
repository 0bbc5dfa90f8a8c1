import { type DataSource, rowsSource } from 'vitrail/data'
import { z } from 'zod'
import { csvDataset, datasetPath, jsonDataset } from '../data/dataset-file.ts'

/** A data set for a canvas. */
export interface Dataset {
  id: string
  name: string
  /** What it contains, for people and for the model. */
  description: string
  /** What people call its columns, besides their names. */
  synonyms: Readonly<Record<string, readonly string[]>>
  open(): Promise<DataSource>
}

const jsonRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

const cars = jsonDataset('data/cars.json', jsonRow)
const penguins = jsonDataset('data/penguins.json', jsonRow)
const seattle = csvDataset(
  'data/seattle-weather.csv',
  z.object({
    date: z.string(),
    precipitation: z.coerce.number(),
    temp_max: z.coerce.number(),
    temp_min: z.coerce.number(),
    wind: z.coerce.number(),
    weather: z.string(),
  }),
)

export const DATASETS: readonly Dataset[] = [
  {
    id: 'cars',
    name: 'Cars',
    description: '406 cars of the model years 1970 to 1982, with consumption, engine, weight and origin.',
    synonyms: {
      Miles_per_Gallon: ['consumption', 'fuel economy'],
      Horsepower: ['power'],
      Weight_in_lbs: ['how heavy'],
    },
    open: async () => rowsSource({ name: 'Cars', rows: cars() }),
  },
  {
    id: 'penguins',
    name: 'Penguins',
    description: '344 penguins of three species on three islands near Palmer Station, Antarctica.',
    synonyms: { 'Body Mass (g)': ['mass', 'weight'], 'Beak Length (mm)': ['bill length'] },
    open: async () => rowsSource({ name: 'Penguins', rows: penguins() }),
  },
  {
    id: 'seattle-weather',
    name: 'Seattle weather',
    description:
      'Every day of 2012 to 2015 in Seattle: precipitation in mm, temperatures in °C, wind in m/s.',
    synonyms: {
      precipitation: ['rain', 'rainfall'],
      temp_max: ['temperature', 'maximum temperature', 'highest temperature'],
      temp_min: ['minimum temperature', 'lowest temperature'],
      weather: ['sky', 'kind of weather'],
    },
    open: async () => rowsSource({ name: 'Seattle weather', rows: seattle() }),
  },
  {
    id: 'flights',
    name: '3 million flights',
    description:
      'Three million flights within the United States in the first half of 2001: departure, delay in minutes, distance in miles, airports.',
    synonyms: { delay: ['lateness', 'how late'], distance: ['how far'], date: ['day', 'departure'] },
    async open() {
      const { duckdbSource } = await import('vitrail/data/duckdb')
      return duckdbSource({ name: '3 million flights', files: datasetPath('data/flights-3m.parquet') })
    },
  },
]
