import * as z from 'zod'
import { defineComponent, type TextWriter } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { list } from '../shapes/list.ts'
import { Size } from '../shapes/sizes.ts'
import { Prose } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { readWords } from './text.read.ts'

const Span = z.union([
  z.string(),
  z.strictObject({ text: z.string(), mark: z.enum(['strong', 'em', 'code']).optional() }),
  z.strictObject({ br: z.literal(true) }),
])

/** One run of a Text, with its marks. */
export type TextSpan = z.infer<typeof Span>

const props = z
  .strictObject({
    text: Prose.optional(),
    muted: z.boolean().optional(),
    size: Size.optional(),
    tone: z.enum(STATUS_TONES).optional(),
    spans: list(Span, 1, 200, 'spans').optional(),
  })
  .refine(({ text, spans }) => text !== undefined || spans !== undefined, {
    error: 'is required',
    path: ['text'],
  })
  // Only programs write spans; a model writes `text`.
  .meta({ required: ['text'] })

/** The validated props of a Text. */
export type TextProps = z.infer<typeof props>

/** Paragraph, plain characters. */
export const Text = defineComponent({
  name: 'Text',
  description: 'Paragraph, plain characters',
  props,
  read: readWords,
  hidden: ['spans'],
  fills: 'text',
  streaming: 'partial',
  partialProps: drawClosed('text'),
  skeleton: 'lines',
  aliases: { Caption: { size: 'small', muted: true }, Small: { size: 'small', muted: true }, Paragraph: {} },
  fallbackText({ text, spans }, _children, writer) {
    return spans === undefined
      ? writer.text(text ?? '')
      : spans.map((span) => writeSpan(span, writer)).join('')
  },
  cost: ({ spans }) => 1 + (spans?.length ?? 0),
  example: { props: { text: 'Prices include delivery within the city.' } },
})

function writeSpan(span: TextSpan, writer: TextWriter): string {
  if (typeof span === 'string') return keepEnds(span, writer.text(span))
  if ('br' in span) return '\n'
  const marks = { strong: writer.bold, em: writer.italic, code: writer.code }
  const write = span.mark === undefined ? writer.text : marks[span.mark]
  return keepEnds(span.text, write(span.text))
}

/** Keeps the spaces at the ends, which separate the words of adjacent spans and which the writer would trim. */
function keepEnds(raw: string, written: string): string {
  if (raw.trim() === '') return raw === '' ? '' : ' '
  return `${/^\s/.test(raw) ? ' ' : ''}${written}${/\s$/.test(raw) ? ' ' : ''}`
}
