import { defineTool } from 'vitrail'
import { z } from 'zod'
import { allPenguins, PENGUIN_ISLANDS, PENGUIN_SPECIES, type Penguin } from '../data/penguins.ts'
import { groupBy, mean, present, round } from '../data/statistics.ts'

export const summarizePenguins = defineTool({
  name: 'summarize_penguins',
  title: 'Summarize penguins',
  kind: 'read',
  description:
    'Counts and mean sizes of the 344 penguins of the Palmer Archipelago, by species, island or sex. Millimetres and grams.',
  input: z.object({
    by: z.enum(['species', 'island', 'sex']),
    species: z.enum(PENGUIN_SPECIES).optional(),
    island: z.enum(PENGUIN_ISLANDS).optional(),
  }),
  execute({ by, species, island }) {
    const found = allPenguins().filter(
      (penguin) =>
        (species === undefined || penguin.species === species) &&
        (island === undefined || penguin.island === island),
    )
    return {
      total: found.length,
      ...meansOf(found),
      groups: [...groupBy(found, (penguin) => penguin[by] ?? 'unknown')].map(([group, penguins]) => ({
        group,
        count: penguins.length,
        ...meansOf(penguins),
      })),
    }
  },
})

function meansOf(penguins: readonly Penguin[]) {
  const of = (measure: (penguin: Penguin) => number | null) =>
    round(mean(present(penguins.map(measure))) ?? 0)
  return {
    meanMass: of((penguin) => penguin.bodyMass),
    meanFlipper: of((penguin) => penguin.flipperLength),
    meanBeakLength: of((penguin) => penguin.beakLength),
    meanBeakDepth: of((penguin) => penguin.beakDepth),
  }
}
