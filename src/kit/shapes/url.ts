import { z } from 'zod'

export type AddressUse = 'link' | 'image'

/**
 * An address of one use. It is checked after validation: a refused one is left out and the words stay, unless it is
 * `essential`: then the whole node reads as text.
 */
export function Url(use: AddressUse, essential = false) {
  return z
    .string()
    .max(2_048, { error: 'at most 2048 characters of address' })
    .meta({ 'x-address': use, ...(essential && { 'x-essential': true }) })
}
