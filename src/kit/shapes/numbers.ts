import * as z from 'zod'

/** The largest size of a number that is drawn. */
export const LARGEST_NUM = 1e15

/** A finite number of at most 1e15 in size. */
export const Num = z.number().min(-LARGEST_NUM).max(LARGEST_NUM)

/** A whole number from `min` to `max`. */
export function Int(min: number, max: number) {
  return z.int().min(min).max(max)
}
