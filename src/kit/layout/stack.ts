import * as z from 'zod'
import { defineComponent } from '../../core/index.ts'
import { Gap } from '../shapes/sizes.ts'

const props = z.strictObject({
  direction: z.enum(['column', 'row']).default('column'),
  gap: Gap.default('medium'),
  align: z.enum(['start', 'center', 'end', 'stretch', 'baseline']).optional(),
  justify: z.enum(['start', 'center', 'end', 'between', 'around', 'evenly']).optional(),
  wrap: z.boolean().optional(),
})

/** The validated props of a Stack. */
export type StackProps = z.infer<typeof props>

/** Children in a column or a row. */
export const Stack = defineComponent({
  name: 'Stack',
  description: 'Children in a column or a row',
  props,
  children: true,
  streaming: 'partial',
  skeleton: 'none',
  aliases: {
    Row: { direction: 'row' },
    HStack: { direction: 'row' },
    Column: {},
    VStack: {},
    Box: {},
    Section: {},
  },
  example: { props: { direction: 'row', gap: 'small' } },
})
