import { defineTool } from 'vitrail'
import { z } from 'zod'
import { allCars } from '../data/cars.ts'
import { allMovies } from '../data/movies.ts'
import { allPenguins } from '../data/penguins.ts'
import { round } from '../data/statistics.ts'

export const dataQuality = defineTool({
  name: 'data_quality',
  title: 'Gaps in the data',
  kind: 'read',
  description: 'How many values are missing in the cars, the penguins or the movies, column by column.',
  input: z.object({ dataset: z.enum(['cars', 'penguins', 'movies']) }),
  execute({ dataset }) {
    const rows: readonly object[] = { cars: allCars, penguins: allPenguins, movies: allMovies }[dataset]()
    const gaps = new Map<string, number>()
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        gaps.set(column, (gaps.get(column) ?? 0) + (value === null ? 1 : 0))
      }
    }
    const columns = [...gaps]
      .filter(([, missing]) => missing > 0)
      .map(([column, missing]) => ({ column, missing, percent: round((missing / rows.length) * 100, 1) }))
      .sort((a, b) => b.missing - a.missing)
    const incomplete = rows.filter((row) => Object.values(row).includes(null)).length
    return { rows: rows.length, incomplete, columns }
  },
})
