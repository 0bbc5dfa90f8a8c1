import * as z from 'zod'

const LARGEST = 1e15

/** A finite number of at most 1e15 in size. */
export const Num = z.number().min(-LARGEST).max(LARGEST)

/** A whole number from `min` to `max`. */
export function Int(min: number, max: number) {
  return z.int().min(min).max(max)
}
