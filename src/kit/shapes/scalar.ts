import * as z from 'zod'
import { Num } from './numbers.ts'
import { Cell } from './text-shapes.ts'

/** One value of a row or a payload. */
export const Scalar = z.union([Cell, Num, z.boolean(), z.null()], {
  error: 'expected text, a number, true, false or null',
})

/** A text, a number, yes or no, or nothing. */
export type ScalarValue = z.infer<typeof Scalar>

const MAX_FIELDS = 50

/** One record of at most 50 named scalars. */
export const Row = z
  .record(z.string(), Scalar)
  .refine((row) => Object.keys(row).length <= MAX_FIELDS, {
    error: `at most ${MAX_FIELDS} fields in a row: leave out what is not shown`,
    params: { code: 'too_many' },
  })
  .meta({ 'x-shape': 'row', maxProperties: MAX_FIELDS })

/** One cell of a table. */
export type RowValue = z.infer<typeof Row>
