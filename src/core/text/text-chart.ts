const SPARKS = '▁▂▃▄▅▆▇█'
const GAP = '·'

/** One line of block characters, at most `most` samples evenly taken; gaps are dots. '' without a number. */
export function sparkline(values: readonly (number | null)[], most = 40): string {
  const samples = sample(values, most)
  const known = samples.filter((value) => value !== null)
  if (known.length === 0) return ''
  const { low, high } = extent(known)
  return samples
    .map((value) => {
      if (value === null) return GAP
      const share = high === low ? 0.5 : (value - low) / (high - low)
      return SPARKS[Math.min(SPARKS.length - 1, Math.floor(share * SPARKS.length))] ?? GAP
    })
    .join('')
}

/** The ends are always among the samples. */
function sample(values: readonly (number | null)[], most: number): (number | null)[] {
  if (values.length <= most) return [...values]
  const step = (values.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => values[Math.round(index * step)] ?? null)
}

/** Not `Math.min(...values)`: a spread of many arguments overflows the stack. */
export function extent(values: readonly number[]): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return { low, high }
}

/** A bar of at most `width` blocks for a value against the largest size; negative bars are light. */
export function bar(value: number, largest: number, width = 20): string {
  if (largest <= 0) return ''
  const blocks = Math.round((Math.abs(value) / largest) * width)
  // A small part that is there must be seen to be there.
  return (value < 0 ? '░' : '█').repeat(value === 0 ? 0 : Math.min(width, Math.max(1, blocks)))
}
