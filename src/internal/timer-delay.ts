/** The longest delay a timer takes, in milliseconds; a longer one, `Infinity` too, would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

/** The delay as a timer takes it: "no limit" becomes 24 days. */
export function timerDelay(milliseconds: number): number {
  return Math.min(milliseconds, LONGEST_DELAY_MS)
}
