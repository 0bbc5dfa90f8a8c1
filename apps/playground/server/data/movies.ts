import { z } from 'zod'
import { isoDay } from './calendar.ts'
import { jsonDataset } from './dataset-file.ts'

export interface Movie {
  title: string
  director: string | null
  genre: string | null
  /** The age rating of the USA. */
  certificate: string | null
  distributor: string | null
  /** `YYYY-MM-DD` */
  released: string
  minutes: number | null
  /** 0 to 10 */
  rating: number | null
  votes: number | null
  /** US dollars */
  budget: number | null
  worldwide: number | null
}

const text = z.union([z.string(), z.number()]).nullable()
const number = z.number().nullable()

const readMovies = jsonDataset(
  'data/movies.json',
  z
    .object({
      Title: text,
      Director: z.string().nullable(),
      'Major Genre': z.string().nullable(),
      'MPAA Rating': z.string().nullable(),
      Distributor: z.string().nullable(),
      'Release Date': z.string(),
      'Running Time min': number,
      'IMDB Rating': number,
      'IMDB Votes': number,
      'Production Budget': number,
      'Worldwide Gross': z.union([number, z.string().transform(() => null)]),
    })
    .transform(
      (row): Movie => ({
        title: row.Title === null ? '' : String(row.Title),
        director: row.Director,
        genre: row['Major Genre'],
        certificate: row['MPAA Rating'],
        distributor: row.Distributor,
        released: inItsCentury(isoDay(row['Release Date'])),
        minutes: row['Running Time min'],
        rating: row['IMDB Rating'],
        votes: row['IMDB Votes'],
        budget: row['Production Budget'],
        worldwide: row['Worldwide Gross'],
      }),
    ),
)

/** The file ends in 2011 and dates some older films a century late. */
function inItsCentury(day: string): string {
  const year = Number(day.slice(0, 4))
  return year > 2011 ? `${year - 100}${day.slice(4)}` : day
}

export function allMovies(): Movie[] {
  return readMovies().filter(({ title }) => title !== '')
}

export function findMoviesBy(director: string): Movie[] {
  const wanted = fold(director)
  return allMovies()
    .filter((movie) => movie.director !== null && fold(movie.director).includes(wanted))
    .sort((a, b) => a.released.localeCompare(b.released))
}

/** The best known film of that title; a full match wins over a partial one. */
export function findMovie(title: string): Movie | undefined {
  const wanted = fold(title)
  const byFame = (a: Movie, b: Movie) => (b.votes ?? 0) - (a.votes ?? 0)
  const found = allMovies().sort(byFame)
  return (
    found.find((movie) => fold(movie.title) === wanted) ??
    found.find((movie) => wanted.length > 2 && fold(movie.title).includes(wanted))
  )
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
