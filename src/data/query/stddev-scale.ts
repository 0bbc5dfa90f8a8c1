import type { DataColumn } from '../source.ts'

/** Beyond this the square of a difference is infinite. */
const LARGEST_SQUARED = 1e150

/** What to multiply values with, so that their squares can be summed; a power of two, so that nothing is rounded. */
export function stddevScale({ min, max }: DataColumn): number {
  const largest = Math.max(Math.abs(Number(min ?? 0)), Math.abs(Number(max ?? 0)))
  return largest > LARGEST_SQUARED ? 2 ** -600 : 1
}
