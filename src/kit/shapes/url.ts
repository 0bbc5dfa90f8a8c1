import * as z from 'zod'
import type { AddressUse } from '../../core/index.ts'

const MAX_LENGTH = 2_048
/** Fits a 2 MB bitmap that a tool pushes as a `data:` URL. */
const MAX_DATA_LENGTH = 2_097_152

/**
 * An address of one use. It is checked after validation: a refused one is left out and the words stay, unless it is
 * `essential`: then the whole node reads as text.
 */
export function Url(use: AddressUse, essential = false) {
  return z
    .string()
    .refine(
      (url) => url.length <= (use === 'image' && url.startsWith('data:') ? MAX_DATA_LENGTH : MAX_LENGTH),
      {
        error: `an address may have at most ${MAX_LENGTH} characters`,
        params: { code: 'too_long' },
      },
    )
    .meta({ 'x-address': use, ...(essential && { 'x-essential': true }) })
}
