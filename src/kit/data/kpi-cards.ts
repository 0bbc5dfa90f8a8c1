import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { checkPercents } from '../shapes/check-percents.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { list } from '../shapes/list.ts'
import { Title } from '../shapes/text-shapes.ts'
import { Kpi, writeKpi } from './kpi.ts'
import { readKpiCards } from './kpi-cards.read.ts'

const props = z.strictObject({
  title: Title.optional(),
  items: list(Kpi, 1, 8, 'numbers'),
})

/** The validated props of a KpiCards. */
export type KpiCardsProps = z.infer<typeof props>

/** Headline numbers side by side. */
export const KpiCards = defineComponent({
  name: 'KpiCards',
  description: 'Headline numbers side by side',
  props,
  read: readKpiCards,
  advise: ({ items }) =>
    items.flatMap(({ value, format }, index) => checkPercents(format, [value], ['items', index, 'format'])),
  fills: 'items',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'cards',
  width: 'full',
  aliases: { Stats: {} },
  fallbackText({ title, items }, _children, text) {
    return text.blocks(title && text.bold(title), text.bullets(items.map((item) => writeKpi(item, text))))
  },
  cost: ({ items }) => items.reduce((cost, { spark }) => cost + 1 + (spark?.length ?? 0), 1),
  example: {
    props: {
      items: [
        { label: 'Revenue', value: 48210, format: 'currency', currency: 'EUR', delta: '+12%', trend: 'up' },
        { label: 'Open orders', value: 37 },
      ],
    },
  },
})
