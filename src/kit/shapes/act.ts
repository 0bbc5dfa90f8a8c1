import * as z from 'zod'
import { ActionName } from './keys.ts'
import { Scalar } from './scalar.ts'
import { Line } from './text-shapes.ts'

const MAX_BYTES = 8_192

const GROUP = { 'x-group': 'Act' }

/** The action of a control. Spread into the shape of an object, whose size `actFits` then checks. */
export const act = {
  action: ActionName.optional().meta(GROUP),
  payload: z
    .record(z.string(), Scalar)
    .refine((payload) => Object.keys(payload).length <= 20, {
      error: 'at most 20 values in a payload',
      params: { code: 'too_many' },
    })
    .meta({ maxProperties: 20 })
    .optional()
    .meta(GROUP),
  message: Line.optional().meta(GROUP),
  confirm: Line.optional().meta(GROUP),
  once: z.boolean().optional().meta(GROUP),
}

interface ActProps {
  payload?: unknown
  message?: string | undefined
  confirm?: string | undefined
}

/** Whether what a press sends fits in 8 KiB. */
export function actFits({ payload, message, confirm }: ActProps): boolean {
  return new TextEncoder().encode(JSON.stringify([payload, message, confirm])).length <= MAX_BYTES
}

export const ACT_TOO_LARGE = {
  error: `payload, message and confirm take more than ${MAX_BYTES} bytes together: send ids, not contents`,
  params: { code: 'too_long' },
  path: ['payload'],
}
