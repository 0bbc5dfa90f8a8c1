import * as z from 'zod'
import { defineComponent, type TextWriter } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { IconName } from '../shapes/icon.ts'
import { list } from '../shapes/list.ts'
import { Line, Prose, Title } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { Url } from '../shapes/url.ts'
import { readTimeline } from './timeline.read.ts'

const Event = z.strictObject({
  date: Line.optional(),
  title: Title,
  description: Prose.optional(),
  icon: IconName.optional(),
  tone: z.enum(STATUS_TONES).optional(),
  url: Url('link').optional(),
})

const props = z.strictObject({
  title: Title.optional(),
  events: list(Event, 1, 50, 'events'),
})

/** One event of a Timeline. */
export type TimelineEvent = z.infer<typeof Event>
/** The validated props of a Timeline. */
export type TimelineProps = z.infer<typeof props>

/** Events in order of time. */
export const Timeline = defineComponent({
  name: 'Timeline',
  description: 'Events in order of time',
  props,
  read: readTimeline,
  fills: 'events',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'list',
  width: 'wide',
  fallbackText({ title, events }, _children, text) {
    return text.blocks(
      title && text.bold(title),
      text.bullets(events.map((event) => writeEvent(event, text))),
    )
  },
  cost: ({ events }) => 1 + events.length,
  example: {
    props: {
      events: [
        { date: '2026-03-02', title: 'Order placed' },
        { date: '2026-03-04', title: 'Shipped', description: 'Two parcels from Bergen.' },
      ],
    },
  },
})

function writeEvent({ date, title, description, url }: TimelineEvent, text: TextWriter): string {
  const day = date === undefined || date.trim() === '' ? '' : text.bold(text.format(date, { format: 'date' }))
  const named = url === undefined ? text.text(title) : text.link(title, url)
  return text.lines(
    [day, named].filter((part) => part !== '').join(' '),
    description && text.text(description),
  )
}
