import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { list } from '../shapes/list.ts'
import { Line, Title } from '../shapes/text-shapes.ts'
import { Url } from '../shapes/url.ts'
import { readSourceCards } from './source-cards.read.ts'

const props = z.strictObject({
  title: Title.optional(),
  items: list(
    z.strictObject({
      title: Title,
      url: Url('link').optional(),
      snippet: Line.optional(),
      source: Line.optional(),
    }),
    1,
    12,
    'sources',
  ),
})

/** The validated props of a SourceCards. */
export type SourceCardsProps = z.infer<typeof props>

/** Where the answer comes from. */
export const SourceCards = defineComponent({
  name: 'SourceCards',
  description: 'Where the answer comes from',
  props,
  read: readSourceCards,
  fills: 'items',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'cards',
  width: 'wide',
  aliases: { Sources: {}, Citations: {} },
  fallbackText({ title, items }, _children, text) {
    const sources = items.map((item) => {
      const named = item.url === undefined ? text.text(item.title) : text.link(item.title, item.url)
      const source = item.source === undefined ? '' : text.text(item.source)
      return [named, source].filter((part) => part !== '').join(', ')
    })
    return text.blocks(title && text.bold(title), text.bullets(sources))
  },
  cost: ({ items }) => 1 + items.length,
  example: {
    props: {
      items: [{ title: 'Tide tables 2026', url: 'https://example.com/tides', source: 'Harbour office' }],
    },
  },
})
