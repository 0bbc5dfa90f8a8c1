import * as z from 'zod'
import { Int } from './numbers.ts'
import { Label } from './text-shapes.ts'

export const FORMATS = ['text', 'number', 'currency', 'percent', 'date', 'link', 'bytes', 'duration'] as const

const GROUP = { 'x-group': 'Fmt' }

/** The format of a number or a date. Spread into the shape of an object. */
export const fmt = {
  format: z
    .enum(FORMATS)
    .meta({ description: 'percent takes fractions: 0.125 is 12.5%', ...GROUP })
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as EUR')
    .meta({ 'x-shape': 'currency', ...GROUP })
    .optional(),
  decimals: Int(0, 6).optional().meta(GROUP),
  unit: Label.optional().meta(GROUP),
}
