import { z } from 'zod'
import { jsonDataset } from './dataset-file.ts'

export const PENGUIN_SPECIES = ['Adelie', 'Chinstrap', 'Gentoo'] as const
export const PENGUIN_ISLANDS = ['Torgersen', 'Biscoe', 'Dream'] as const

export interface Penguin {
  species: (typeof PENGUIN_SPECIES)[number]
  island: (typeof PENGUIN_ISLANDS)[number]
  sex: 'female' | 'male' | null
  /** mm */
  beakLength: number | null
  beakDepth: number | null
  flipperLength: number | null
  /** g */
  bodyMass: number | null
}

export const allPenguins = jsonDataset(
  'data/penguins.json',
  z
    .object({
      Species: z.enum(PENGUIN_SPECIES),
      Island: z.enum(PENGUIN_ISLANDS),
      'Beak Length (mm)': z.number().nullable(),
      'Beak Depth (mm)': z.number().nullable(),
      'Flipper Length (mm)': z.number().nullable(),
      'Body Mass (g)': z.number().nullable(),
      Sex: z.string().nullable(),
    })
    .transform(
      (row): Penguin => ({
        species: row.Species,
        island: row.Island,
        sex: row.Sex === 'FEMALE' ? 'female' : row.Sex === 'MALE' ? 'male' : null,
        beakLength: row['Beak Length (mm)'],
        beakDepth: row['Beak Depth (mm)'],
        flipperLength: row['Flipper Length (mm)'],
        bodyMass: row['Body Mass (g)'],
      }),
    ),
)
