import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { readIcon } from '../reading/read-icon.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { IconName } from '../shapes/icon.ts'
import { Line, Title } from '../shapes/text-shapes.ts'
import { CATEGORY_TONES } from '../shapes/tone.ts'

const props = z.strictObject({
  title: Title.optional(),
  subtitle: Line.optional(),
  tone: z.enum(CATEGORY_TONES).default('neutral'),
  icon: IconName.optional(),
})

/** The validated props of a Card. */
export type CardProps = z.infer<typeof props>

/** Framed group with an optional title. */
export const Card = defineComponent({
  name: 'Card',
  description: 'Framed group with an optional title',
  props,
  read: readIcon,
  children: true,
  streaming: 'partial',
  partialProps: drawClosed('title', 'subtitle'),
  skeleton: 'none',
  fallbackText({ title, subtitle }, children, text) {
    return text.blocks(title && text.bold(title), title && subtitle && text.text(subtitle), ...children)
  },
  example: { props: { title: 'Invoice 1042', subtitle: 'Due on 14 May' } },
})
