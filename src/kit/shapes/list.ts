import * as z from 'zod'

/** A list of `min` to `max` items; a longer one is refused with its count, never cut. */
export function list<T extends z.ZodType>(item: T, min: number, max: number, what = 'items') {
  return z
    .array(item)
    .min(min, { error: `at least ${min} of the ${what}` })
    .max(max, { error: `at most ${max} ${what}: aggregate, page or split` })
}
