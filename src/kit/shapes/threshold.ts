import * as z from 'zod'
import { Num } from './numbers.ts'
import { Label } from './text-shapes.ts'
import { STATUS_TONES } from './tone.ts'

/** A value from which on something holds. */
export const Threshold = z.strictObject({
  value: Num,
  label: Label.optional(),
  tone: z.enum(STATUS_TONES).optional(),
})
