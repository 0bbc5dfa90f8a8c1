import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Prose, Title } from '../shapes/text-shapes.ts'
import { CALLOUT_TONES } from '../shapes/tone.ts'
import { readCallout } from './text.read.ts'

const props = z.strictObject({
  tone: z.enum(CALLOUT_TONES).default('info'),
  title: Title.optional(),
  text: Prose,
})

/** The validated props of a Callout. */
export type CalloutProps = z.infer<typeof props>

/** Something one must not miss. */
export const Callout = defineComponent({
  name: 'Callout',
  description: 'Something one must not miss',
  props,
  read: readCallout,
  fills: 'text',
  streaming: 'partial',
  partialProps: drawClosed('title', 'text'),
  skeleton: 'lines',
  width: 'wide',
  aliases: { Alert: {}, Notice: {}, Banner: {} },
  fallbackText({ tone, title, text: body }, _children, text) {
    const urgent = tone === 'warning' || tone === 'danger'
    const mark = {
      chat: urgent ? ':warning:' : ':information_source:',
      markdown: urgent ? '⚠️' : 'ℹ️',
      plain: urgent ? '!' : 'i',
    }
    const written = text.blocks(title && text.bold(title), text.text(body))
    return written === '' ? '' : `${mark[text.dialect]} ${written}`
  },
  example: { props: { tone: 'warning', title: 'Storm tonight', text: 'Ferries stop at 18:00.' } },
})
