import type { JsonObject } from 'vitrail'
import { z } from 'zod'
import { countMentions, mentions, type Question } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readChoice } from '../slots.ts'
import { ask, count, node, show } from '../view.ts'

const FILMS = z.object({
  total: z.number(),
  rows: z.array(
    z.object({
      title: z.string(),
      director: z.string().nullable(),
      genre: z.string().nullable(),
      certificate: z.string().nullable(),
      released: z.string(),
      minutes: z.number().nullable(),
      rating: z.number().nullable(),
      worldwideText: z.string().nullable(),
      budgetText: z.string().nullable(),
    }),
  ),
})
type Film = z.infer<typeof FILMS>['rows'][number]

const GENRES = {
  Comedy: ['comed*', 'funny'],
  Horror: ['horror', 'scary'],
  Action: ['action'],
  Drama: ['drama*'],
  Adventure: ['adventure*'],
  Western: ['western*'],
  Musical: ['musical*'],
  Documentary: ['documentar*'],
  Thriller: ['thriller*'],
} as const

export const filmsScene: Scene = {
  id: 'films',
  suggestions: [
    { title: 'A timeline', icon: 'history', message: 'Timeline of the films of Christopher Nolan' },
    { title: 'A card', icon: 'star', message: 'Tell me about the film Inception' },
  ],
  relevance: (question) =>
    4 * Math.min(1, countMentions(question, 'film*', 'movie*', 'cinema', 'director*', 'directed')) +
    countMentions(question, 'timeline', 'best', 'highest', 'genre'),

  *play(question): Play {
    const director = readDirector(question)
    const genre = readChoice(question, GENRES)
    if (director !== undefined) yield* timeline(director)
    else if (genre !== undefined || mentions(question, 'best', 'top', 'highest', 'greatest'))
      yield* best(question, genre)
    else yield* oneFilm(readTitle(question))
  },
}

function* timeline(director: string): Play {
  const films = yield* ask('find_movies', { director, limit: 30 }, FILMS)
  if (films === undefined) return
  if (films.total === 0) {
    yield say(
      `The data has no films by ${director}. It ends in 2010; try Christopher Nolan, Steven Spielberg or Tim Burton.`,
    )
    return
  }
  const name = films.rows[0]?.director ?? director
  const drawn = yield* show(
    node('Timeline', {
      title: `Films by ${name}`,
      events: films.rows.map((film) => ({
        date: film.released,
        title: film.title,
        description: [
          film.rating !== null && `rated ${film.rating}`,
          film.worldwideText && `${film.worldwideText} worldwide`,
        ]
          .filter(Boolean)
          .join(', '),
      })),
    }),
  )
  if (drawn) yield say(`${count(films.total, 'film')} up to 2010, as far as the data goes.`)
}

function* best(question: Question, genre: string | undefined): Play {
  const sort = mentions(question, 'gross*', 'box office', 'money', 'earning', 'successful')
    ? 'worldwide'
    : 'rating'
  const films = yield* ask('find_movies', { sort, limit: 10, ...(genre && { genre }) }, FILMS)
  if (films === undefined) return
  const drawn = yield* show(
    node('DataTable', {
      title: `Best films${genre ? `: ${genre}` : ''}, by ${sort === 'rating' ? 'rating' : 'box office'}`,
      columns: [
        { key: 'title', label: 'Film' },
        { key: 'director', label: 'Director' },
        { key: 'released', label: 'Released', format: 'date' },
        { key: 'rating', label: 'Rating', format: 'number', decimals: 1 },
        { key: 'worldwide', label: 'Worldwide', align: 'right' },
      ],
      rows: films.rows.map(({ title, director, released, rating, worldwideText }) => ({
        title,
        director,
        released,
        rating,
        worldwide: worldwideText,
      })),
    }),
  )
  if (drawn) yield say('Only films with at least 10,000 votes are counted.')
}

function* oneFilm(title: string | undefined): Play {
  if (title === undefined) {
    yield say('Which film? Name one from before 2011, or a director for a timeline.')
    return
  }
  const films = yield* ask('find_movies', { title }, FILMS)
  const film = films?.rows[0]
  if (films === undefined) return
  if (film === undefined) {
    yield say(`I don't find “${title}”; the data ends in 2010.`)
    return
  }
  yield* show(filmCard(film))
}

function filmCard(film: Film): JsonObject {
  const facts = [
    film.rating !== null && { label: 'Rating', value: film.rating, format: 'number', decimals: 1 },
    film.worldwideText && { label: 'Worldwide', value: film.worldwideText },
    film.budgetText && { label: 'Budget', value: film.budgetText },
    film.minutes !== null && { label: 'Length', value: `${film.minutes} min` },
  ].filter((item) => typeof item === 'object' && item !== null)
  const badges = [film.genre, film.certificate].filter((text) => text !== null)
  return node(
    'Card',
    { title: film.title, subtitle: [film.director, film.released.slice(0, 4)].filter(Boolean).join(', ') },
    [
      node(
        'Stack',
        { direction: 'row', gap: 'small', wrap: true },
        badges.map((text) => node('Badge', { text, tone: 'brand' })),
      ),
      ...(facts.length > 0 ? [node('KpiCards', { items: facts })] : []),
      node('Link', {
        text: 'Look it up',
        url: `https://en.wikipedia.org/w/index.php?search=${encodeURIComponent(`${film.title} film`)}`,
      }),
    ],
  )
}

/** A capitalised name after "of", "by" or "director", or before "films". */
function readDirector(question: Question): string | undefined {
  const name = String.raw`(\p{Lu}[\p{L}'.-]+(?:\s(?:\p{Lu}[\p{L}'.-]*|De|de|von|van))*)`
  const patterns = [
    new RegExp(
      String.raw`\b(?:films?|movies?|work|career|timeline)\s+(?:of|by|from|directed by)\s+${name}`,
      'u',
    ),
    new RegExp(String.raw`\b(?:directed by|director)\s+${name}`, 'u'),
    new RegExp(String.raw`\b${name}(?:['’]s?)?\s+(?:films|movies)\b`, 'u'),
    new RegExp(String.raw`\bdid\s+${name}\s+(?:direct|make)\b`, 'u'),
  ]
  for (const pattern of patterns) {
    const found = pattern.exec(question.text)?.[1]
    if (
      found !== undefined &&
      !/^(The|Best|Show|List|Which|What|Top|All|Horror|Comedy|Action)$/.test(found)
    ) {
      return found.replace(/['’]s$/, '')
    }
  }
  return undefined
}

function readTitle(question: Question): string | undefined {
  const quoted = /[“"'‘]([^”"'’]{2,})[”"'’]/.exec(question.text)?.[1]
  if (quoted !== undefined) return quoted
  const after = /\b(?:film|movie|about)\s+(?:called |named |the film |the movie )?(.{2,}?)[?.!]*$/iu.exec(
    question.text,
  )?.[1]
  return after?.replace(/^(?:about|is|was)\s+/i, '').replace(/^(?:the )?(?:film|movie)\s+/i, '')
}
