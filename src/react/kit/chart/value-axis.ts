import { roundOut, roundTicks } from './scale.ts'

/** A line chart whose values are all this close to each other may leave zero out of its axis. */
const ZERO_IN_SIGHT = 0.5

const MARGIN = 0.05

export interface ValueAxis {
  readonly domain: readonly [number, number]
  readonly ticks: readonly number[]
}

/** An axis ends at a round number, though not always at a tick: extending it to ticks could waste most of its room. */
const FINEST = 5

/** Round numbers around the values, about `count` of them; the domain is never empty, so that nothing divides by zero. */
export function valueAxis(values: readonly number[], fromZero: boolean, count: number): ValueAxis {
  const most = Math.max(Math.floor(count), 2)
  const [low, high] = ends(values, fromZero)
  let [start, end] = roundOut([low, high], most)
  for (let finer = most + 1; finer <= FINEST; finer++) {
    const closer = roundOut([low, high], finer)
    if (closer[1] - closer[0] < end - start) [start, end] = closer
  }
  return { domain: [start, end], ticks: roundTicks([start, end], most) }
}

function ends(values: readonly number[], fromZero: boolean): [number, number] {
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
    return low === high ? [0, 1] : [low, high]
  }
  // Where the axis does not start at zero, the lowest and highest values keep off the edges, without crossing zero for it.
  const margin = (high - low) * MARGIN
  return [
    low < 0 ? low - margin : Math.max(low - margin, 0),
    high > 0 ? high + margin : Math.min(high + margin, 0),
  ]
}
