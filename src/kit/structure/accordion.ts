import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { readAccordion } from './structure.read.ts'

const props = z.strictObject({
  single: z.boolean().default(false).meta({ description: 'one open at a time' }),
})

/** The validated props of a Accordion. */
export type AccordionProps = z.infer<typeof props>

/** Foldable sections. */
export const Accordion = defineComponent({
  name: 'Accordion',
  description: 'Foldable sections',
  props,
  read: readAccordion,
  children: true,
  childCount: [1, 20],
  accepts: ['Disclosure'],
  streaming: 'partial',
  partialProps: drawClosed(),
  skeleton: 'list',
  width: 'wide',
  example: {
    props: { single: true },
    children: [
      {
        type: 'Disclosure',
        props: { title: 'Can I take a bike on board?' },
        children: [{ type: 'Text', props: { text: 'Yes, for 40 kr.' } }],
      },
    ],
  },
})
