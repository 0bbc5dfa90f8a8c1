import * as z from 'zod'

/** The largest magnitude of a number that is drawn. */
export const LARGEST_NUM = 1e15

/** A finite number of magnitude 1e15 at most. */
export const Num = z.number().min(-LARGEST_NUM).max(LARGEST_NUM)

/** A whole number from `min` to `max`. */
export function Int(min: number, max: number) {
  return z.int().min(min).max(max)
}
