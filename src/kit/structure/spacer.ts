import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { drawClosed } from '../shapes/draw-closed.ts'
import { Size } from '../shapes/sizes.ts'

const props = z.strictObject({ size: Size.optional() })

/** The validated props of a Spacer. */
export type SpacerProps = z.infer<typeof props>

/** Takes the free room in a row, a gap elsewhere. */
export const Spacer = defineComponent({
  name: 'Spacer',
  description: 'Takes the free room in a row, a gap elsewhere',
  props,
  streaming: 'partial',
  partialProps: drawClosed(),
  skeleton: 'none',
  fallbackText: () => '',
  example: { props: { size: 'large' } },
})
