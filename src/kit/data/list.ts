import * as z from 'zod'
import { defineComponent, type TextWriter } from '../../core/index.ts'
import { ACT_TOO_LARGE, act, actFits } from '../shapes/act.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { IconName } from '../shapes/icon.ts'
import { list } from '../shapes/list.ts'
import { Line, Prose, Title } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { Url } from '../shapes/url.ts'
import { readList } from './list.read.ts'

const Item = z
  .strictObject({
    title: Title,
    text: Prose.optional(),
    hint: Line.optional(),
    icon: IconName.optional(),
    image: Url('image').optional(),
    url: Url('link').optional(),
    tone: z.enum(STATUS_TONES).optional(),
    ...act,
  })
  .refine(actFits, ACT_TOO_LARGE)

const props = z.strictObject({
  title: Title.optional(),
  items: list(Item, 0, 200).optional(),
  ordered: z.boolean().optional(),
  direction: z.enum(['column', 'row']).default('column'),
})

/** One row of a List. */
export type ListItem = z.infer<typeof Item>
/** The validated props of a List. */
export type ListProps = z.infer<typeof props>

/** Rows of title, line and mark. */
export const List = defineComponent({
  name: 'List',
  description: 'Rows of title, line and mark',
  props,
  read: readList,
  children: true,
  actions: true,
  events: ['select'],
  fills: 'items',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'list',
  width: 'wide',
  fallbackText({ title, items = [], ordered }, children, text) {
    const rows = [...items.map((item) => writeItem(item, text)), ...children].filter(
      (row) => row.trim() !== '',
    )
    return text.blocks(
      title && text.bold(title),
      ordered
        ? text.bullets(
            rows.map((row, index) => `${index + 1}. ${row}`),
            '',
          )
        : text.bullets(rows),
    )
  },
  cost: ({ items }) => 1 + (items?.length ?? 0),
  example: {
    props: {
      title: 'Harbours on the way',
      items: [
        { title: 'Kragerø', text: 'Guest berths, fuel', icon: 'map-pin' },
        { title: 'Risør', text: 'White wooden town', icon: 'map-pin', hint: '14 nm' },
      ],
    },
  },
})

function writeItem({ title, text: body, url }: ListItem, text: TextWriter): string {
  return text.lines(url === undefined ? text.bold(title) : text.link(title, url), body && text.text(body))
}
