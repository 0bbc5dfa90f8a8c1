import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { IconName } from '../shapes/icon.ts'
import { Label } from '../shapes/text-shapes.ts'
import { BADGE_TONES } from '../shapes/tone.ts'
import { readBadge } from './text.read.ts'

const props = z.strictObject({
  text: Label,
  tone: z.enum(BADGE_TONES).default('neutral'),
  icon: IconName.optional(),
})

/** The validated props of a Badge. */
export type BadgeProps = z.infer<typeof props>

/** Short status or category mark. */
export const Badge = defineComponent({
  name: 'Badge',
  description: 'Short status or category mark',
  props,
  read: readBadge,
  fills: 'text',
  streaming: 'complete',
  skeleton: 'chip',
  aliases: { Tag: {}, Chip: {}, Pill: {} },
  fallbackText: ({ text }, _children, writer) => (text.trim() === '' ? '' : `[${writer.text(text)}]`),
  example: { props: { text: 'Paid', tone: 'success' } },
})
