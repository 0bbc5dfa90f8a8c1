import * as z from 'zod'
import type { AddressUse } from '../../core/index.ts'

const MOST_LENGTH = 2_048
/** Fits a 2 MB bitmap that a tool pushes as a `data:` URL. */
const MOST_DATA_LENGTH = 2_097_152

/**
 * An address of one use. It is checked after validation: a refused one is left out and the words stay, unless it is
 * `essential`: then the whole node reads as text.
 */
export function Url(use: AddressUse, essential = false) {
  return z
    .string()
    .refine(
      (url) => url.length <= (use === 'image' && url.startsWith('data:') ? MOST_DATA_LENGTH : MOST_LENGTH),
      {
        error: `an address may have at most ${MOST_LENGTH} characters`,
        params: { code: 'too_long' },
      },
    )
    .meta({ 'x-address': use, ...(essential && { 'x-essential': true }) })
}
