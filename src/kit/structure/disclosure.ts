import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { IconName } from '../shapes/icon.ts'
import { Title } from '../shapes/text-shapes.ts'
import { readDisclosure } from './structure.read.ts'

const props = z.strictObject({
  title: Title.refine((title) => title.trim() !== '', {
    error: 'must not be blank: it is what one presses to unfold the section',
  }).meta({ 'x-shape': 'title', minLength: 1, maxLength: 200 }),
  icon: IconName.optional(),
  open: z.boolean().default(false),
})

/** The validated props of a Disclosure. */
export type DisclosureProps = z.infer<typeof props>

/** A section that folds; details one may skip. */
export const Disclosure = defineComponent({
  name: 'Disclosure',
  description: 'A section that folds; details one may skip',
  props,
  read: readDisclosure,
  children: true,
  events: ['toggle'],
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'lines',
  aliases: { AccordionItem: {}, Collapsible: {}, Details: {} },
  fallbackText: ({ title }, children, text) => text.blocks(text.bold(title), ...children),
  example: { props: { title: 'How this was counted', open: true } },
})
