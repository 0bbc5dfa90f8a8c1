import * as z from 'zod'
import { defineComponent, type TextWriter } from '../../core/index.ts'
import { checkPercents } from '../shapes/check-percents.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { fmt } from '../shapes/fmt.ts'
import { list } from '../shapes/list.ts'
import { Int } from '../shapes/numbers.ts'
import { Scalar } from '../shapes/scalar.ts'
import { Label, Line, Title } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { Url } from '../shapes/url.ts'
import { readKeyValue } from './key-value.read.ts'

const Fact = z.strictObject({
  label: Label,
  value: Scalar,
  url: Url('link').optional(),
  tone: z.enum(STATUS_TONES).optional(),
  hint: Line.optional(),
  copy: z.boolean().optional(),
  ...fmt,
})

const props = z.strictObject({
  title: Title.optional(),
  items: list(Fact, 1, 60, 'facts'),
  columns: Int(1, 3).optional(),
})

/** One fact of a KeyValue. */
export type KeyValueItem = z.infer<typeof Fact>
/** The validated props of a KeyValue. */
export type KeyValueProps = z.infer<typeof props>

/** Facts about one thing. */
export const KeyValue = defineComponent({
  name: 'KeyValue',
  description: 'Facts about one thing',
  props,
  read: readKeyValue,
  advise: ({ items }) =>
    items.flatMap(({ value, format }, index) => checkPercents(format, [value], ['items', index, 'format'])),
  fills: 'items',
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'lines',
  width: 'wide',
  aliases: { DescriptionList: {}, Facts: {} },
  fallbackText({ title, items }, _children, text) {
    return text.blocks(title && text.bold(title), text.bullets(items.map((item) => writeFact(item, text))))
  },
  cost: ({ items }) => 1 + items.length,
  example: {
    props: {
      title: 'MS Skagerrak',
      items: [
        { label: 'Built', value: '1987' },
        { label: 'Length', value: 54, unit: 'm' },
        { label: 'Call sign', value: 'LDGX', copy: true },
      ],
    },
  },
})

function writeFact(item: KeyValueItem, text: TextWriter): string {
  if (item.label.trim() === '') return ''
  const value = text.format(item.value, item)
  const written = item.url === undefined ? text.text(value) : text.link(value, item.url)
  return `${text.bold(item.label)} ${written}`
}
