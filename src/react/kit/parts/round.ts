/** Rounds to a hundredth of a pixel, which is precise enough and the same on every machine. */
export function round(length: number): number {
  return Math.round(length * 100) / 100
}
