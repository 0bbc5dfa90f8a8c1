import * as z from 'zod'
import { defineComponent, type TextWriter } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { fmt } from '../shapes/fmt.ts'
import { IconName } from '../shapes/icon.ts'
import { list } from '../shapes/list.ts'
import { Num } from '../shapes/numbers.ts'
import { percentSuspect } from '../shapes/percent-suspect.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { readKpiCards } from './kpi-cards.read.ts'

const LineOrNum = z.union([Line, Num], { error: 'expected text or a number' })

const Kpi = z.strictObject({
  label: Label,
  value: LineOrNum,
  delta: LineOrNum.optional(),
  trend: z.enum(['up', 'down', 'flat']).optional(),
  hint: Line.optional(),
  icon: IconName.optional(),
  tone: z.enum(STATUS_TONES).optional(),
  spark: list(Num, 2, 60, 'numbers').optional(),
  ...fmt,
})

const props = z.strictObject({
  title: Title.optional(),
  items: list(Kpi, 1, 8, 'numbers'),
})

export type KpiItem = z.infer<typeof Kpi>
export type KpiCardsProps = z.infer<typeof props>

export const KpiCards = defineComponent({
  name: 'KpiCards',
  description: 'Headline numbers side by side',
  props,
  read: readKpiCards,
  advise: ({ items }) =>
    items.flatMap(({ value, format }, index) =>
      format === 'percent' ? percentSuspect([value], ['items', index, 'format']) : [],
    ),
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

function writeKpi(item: KpiItem, text: TextWriter): string {
  const format = { ...item, format: item.format ?? 'number' }
  const delta =
    item.delta === undefined || item.delta === '' ? '' : ` (${text.text(text.format(item.delta, format))})`
  return `${text.bold(item.label)} ${text.text(text.format(item.value, format))}${delta}`.trim()
}
