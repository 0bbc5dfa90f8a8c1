import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { IconName } from '../shapes/icon.ts'
import { Size } from '../shapes/sizes.ts'
import { Label } from '../shapes/text-shapes.ts'
import { STATUS_TONES } from '../shapes/tone.ts'
import { readNamedIcon } from './icon.read.ts'

const props = z.strictObject({
  name: IconName,
  label: Label.meta({ description: 'none: decorative' }).optional(),
  tone: z.enum(STATUS_TONES).optional(),
  size: Size.optional(),
})

/** The validated props of a Icon. */
export type IconProps = z.infer<typeof props>

/** Small named picture. */
export const Icon = defineComponent({
  name: 'Icon',
  description: 'Small named picture',
  props,
  read: readNamedIcon,
  streaming: 'complete',
  skeleton: 'dot',
  fallbackText: ({ label }, _children, text) => text.text(label ?? ''),
  example: { props: { name: 'ship', label: 'By sea' } },
})
