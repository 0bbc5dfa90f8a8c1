import { scaleLinear } from 'd3-scale'

/** A line whose values all lie this close to each other may leave zero out of its axis. */
const ZERO_IN_SIGHT = 0.5
const TICKS = 5

/** The ends of a value axis: round numbers around the values; never empty, so that nothing divides by zero. */
export function valueDomain(values: readonly number[], fromZero: boolean): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  if (low > high) return [0, 1]
  const near = low > 0 ? low <= high * ZERO_IN_SIGHT : high < 0 && high >= low * ZERO_IN_SIGHT
  if (fromZero || near || low === high) {
    low = Math.min(low, 0)
    high = Math.max(high, 0)
  }
  if (low === high) return [0, 1]
  const [start = low, end = high] = scaleLinear().domain([low, high]).nice(TICKS).domain()
  return [start, end]
}

export function valueTicks(domain: readonly [number, number], count: number): number[] {
  return scaleLinear().domain(domain).ticks(Math.max(count, 2))
}
