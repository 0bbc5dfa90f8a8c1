import { z } from 'zod'
import { countMentions, type Question, slot } from '../question.ts'
import { type Play, type Scene, say } from '../scene.ts'
import { readNumberBy } from '../slots.ts'
import { count, node, show } from '../view.ts'

const MAX_GUESTS = 12
const HOURS = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00']

/** The values that the form sends. */
const BOOKING = z.object({
  guests: z.number().int().min(1).max(MAX_GUESTS),
  day: z.iso.date(),
  hour: z.enum(HOURS),
  name: z.string().min(1),
  outside: z.boolean(),
})

/** Asks with a form; the answers come back as values and are repeated in words. */
export const bookingScene: Scene = {
  id: 'booking',
  suggestions: [{ title: 'A form to send', icon: 'utensils', message: 'Book a table for four' }],
  relevance: (question) =>
    6 * countMentions(question, 'book', 'booking', 'reserve', 'reservation', 'a table for', 'restaurant'),
  *play(question): Play {
    const sent = BOOKING.safeParse(question.values)
    if (!sent.success) {
      const drawn = yield* show(bookingForm(slot(question, readGuests) ?? 2))
      if (drawn) yield say('It is a sample restaurant: nothing is booked. What you send comes back to me.')
      return
    }
    const { guests, day, hour, name, outside } = sent.data
    yield* show(
      node('Callout', {
        tone: 'success',
        title: `A table for ${count(guests, 'person', 'people')}`,
        text: `${writeDay(day)}, ${hour}, ${outside ? 'outside' : 'inside'}. In the name of ${name}.`,
      }),
    )
  },
}

function bookingForm(guests: number) {
  return node(
    'Form',
    {
      title: 'Book a table',
      action: 'book_table',
      message: 'Book a table for {guests} on {day} at {hour}, in the name of {name}',
    },
    [
      node('Input', {
        name: 'guests',
        label: 'Guests',
        inputType: 'number',
        value: guests,
        min: 1,
        max: MAX_GUESTS,
        step: 1,
        required: true,
      }),
      node('Input', { name: 'day', label: 'Day', inputType: 'date', required: true }),
      node('Select', { name: 'hour', label: 'Time', options: HOURS, required: true }),
      node('Input', { name: 'name', label: 'Name', required: true }),
      node('Checkbox', { name: 'outside', label: 'Outside', hint: 'If it stays dry' }),
      node('Button', { label: 'Book', kind: 'submit', variant: 'primary' }),
    ],
  )
}

function readGuests(question: Question): number | undefined {
  const guests = readNumberBy(question, 'for') ?? readNumberBy(question, 'p(?:eople|ersons)')
  return guests === undefined ? undefined : Math.min(Math.max(Math.round(guests), 1), MAX_GUESTS)
}

/** `2026-07-15` → `Wednesday, July 15, 2026` */
function writeDay(day: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
}
