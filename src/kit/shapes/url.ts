import * as z from 'zod'
import type { AddressUse } from '../../core/index.ts'

const MOST_LENGTH = 2_048
/** A bitmap of 2 MB that a tool pushes as a `data:` address. */
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
        error: `at most ${MOST_LENGTH} characters of address`,
        params: { code: 'too_long' },
      },
    )
    .meta({ 'x-address': use, ...(essential && { 'x-essential': true }) })
}
