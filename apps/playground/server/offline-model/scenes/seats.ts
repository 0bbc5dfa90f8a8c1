import { z } from 'zod'
import { mentions } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { ask, node, show } from '../view.ts'

const SEATS = z.object({
  rows: z.array(z.string()),
  seatsPerRow: z.number(),
  taken: z.array(z.string()),
  free: z.number(),
})

/** The browser has no renderer for `SeatMap`, so its text is shown instead. */
export const seatsScene: Scene = {
  id: 'seats',
  suggestions: [
    { title: 'A view this page can’t draw', icon: 'ticket', message: 'Which seats are free tonight?' },
  ],
  relevance: (question) => (mentions(question, 'seat', 'seats', 'seating', 'seatmap', 'seat map') ? 6 : 0),
  *play(): Play {
    const seats = yield* ask('free_seats', {}, SEATS)
    if (seats === undefined) return
    const { free, ...map } = seats
    const drawn = yield* show(
      node('Card', { title: 'Tonight', subtitle: `${free} seats are free` }, [
        node('SeatMap', map),
        node('Text', { text: 'A small sample hall.', muted: true }),
      ]),
    )
    if (drawn) {
      yield say(
        'The server knows a seat map, but this page has no picture for it: its text stands in its place, and the rest is drawn.',
      )
    }
  },
}
