import { defineTool } from 'vitrail'
import { z } from 'zod'
import { allMovies, findMovie, findMoviesBy, type Movie } from '../data/movies.ts'

export const findMovies = defineTool({
  name: 'find_movies',
  title: 'Find films',
  kind: 'read',
  description:
    'Films up to 2010: one by its title, those of a director in order of release, or the best of a genre. Money is in US ' +
    'dollars, also written out.',
  input: z.object({
    title: z.string().optional(),
    director: z.string().optional(),
    genre: z.string().optional().describe('as Comedy or Horror'),
    sort: z.enum(['rating', 'worldwide']).default('rating'),
    limit: z.int().min(1).max(50).default(10),
  }),
  execute({ title, director, genre, sort, limit }) {
    if (title !== undefined) {
      const movie = findMovie(title)
      return { total: movie === undefined ? 0 : 1, rows: movie === undefined ? [] : [readable(movie)] }
    }
    if (director !== undefined) {
      const movies = findMoviesBy(director)
      return { total: movies.length, rows: movies.slice(0, limit).map(readable) }
    }
    const wanted = genre?.toLowerCase()
    const movies = allMovies().filter(
      (movie) =>
        (wanted === undefined || movie.genre?.toLowerCase().includes(wanted)) && (movie.votes ?? 0) >= 10_000,
    )
    const best = movies.sort((a, b) => (b[sort] ?? 0) - (a[sort] ?? 0)).slice(0, limit)
    return { total: movies.length, rows: best.map(readable) }
  },
})

function readable(movie: Movie) {
  return { ...movie, worldwideText: dollars(movie.worldwide), budgetText: dollars(movie.budget) }
}

function dollars(amount: number | null): string | null {
  if (amount === null || amount === 0) return null
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount)
}
