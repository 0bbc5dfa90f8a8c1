/** The longest delay a timer takes, in milliseconds; it fires at once for more, `Infinity` too. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

/** A delay as a timer takes it: "no limit" is 24 days. */
export function timerDelay(milliseconds: number): number {
  return Math.min(milliseconds, LONGEST_DELAY_MS)
}
