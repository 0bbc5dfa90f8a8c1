import * as z from 'zod'
import { type Component, defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Title } from '../shapes/text-shapes.ts'

const props = z.strictObject({ title: Title.optional() })

/** The validated props of a CardRow. */
export type CardRowProps = z.infer<typeof props>

/** A row of instances. */
export const CardRow: Component = defineComponent({
  name: 'CardRow',
  description: 'Titled row that holds other cards side by side',
  props,
  children: true,
  streaming: 'partial',
  partialProps: drawClosed('title'),
  skeleton: 'none',
  width: 'full',
  fallbackText: ({ title }, children, text) => text.blocks(title && text.bold(title), ...children),
  example: { props: { title: 'At a glance' } },
})
