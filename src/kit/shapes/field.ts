import * as z from 'zod'
import { Name } from './keys.ts'
import { ControlLabel, Line } from './text-shapes.ts'

const GROUP = { 'x-group': 'Field' }

/** The props of every field. Spread into the shape of an object. */
export const field = {
  name: Name.optional().meta(GROUP),
  id: Name.optional(),
  label: ControlLabel.meta(GROUP),
  hint: Line.optional().meta(GROUP),
  required: z.boolean().optional().meta(GROUP),
  disabled: z.boolean().optional().meta(GROUP),
  error: Line.optional().meta(GROUP),
}

/** What the definitions of fields share: `id` is for app pages only, they are drawn once complete, and they raise `change`. */
export const FIELD = {
  hidden: ['id'],
  streaming: 'complete',
  skeleton: 'field',
  events: ['change'],
} as const
