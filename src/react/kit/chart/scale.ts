import type { PlotScale } from './plot-geometry.ts'

type Range = readonly [number, number]

/** Numbers evenly on a line of pixels. */
export function linearScale([low, high]: Range, [from, to]: Range): PlotScale {
  const perUnit = (to - from) / (high - low)
  return {
    place: (value) => from + (value - low) * perUnit,
    at: (pixel) => low + (pixel - from) / perUnit,
  }
}

/** So many equal slots on a line: the middle of each, and how wide it is. */
export function slotScale(count: number, [from, to]: Range): { middle(index: number): number; size: number } {
  const size = (to - from) / Math.max(count, 1)
  return { middle: (index) => from + (index + 0.5) * size, size: Math.abs(size) }
}

/** A step of 1, 2 or 5 times a power of ten, as a quotient: so its multiples are the numbers that people write. */
interface Step {
  readonly times: number
  readonly over: number
}

const BETWEEN = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.sqrt(2), 2],
] as const

/** Below, its inverse is no number any more. */
const LEAST_POWER = -300

function stepFor(span: number, count: number): Step {
  const wished = span / count
  const power = Math.max(Math.floor(Math.log10(wished)), LEAST_POWER)
  const rest = wished / 10 ** power
  const factor = BETWEEN.find(([from]) => rest >= from)?.[1] ?? 1
  return power < 0 ? { times: factor, over: 10 ** -power } : { times: factor * 10 ** power, over: 1 }
}

/** Round numbers between two, about `count` of them. */
export function roundTicks([low, high]: Range, count: number): number[] {
  if (!(high > low)) return [low]
  const { times, over } = stepFor(high - low, count)
  const first = Math.ceil((low * over) / times)
  const last = Math.floor((high * over) / times)
  return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) * times) / over)
}

/** The range out to the next multiples of its step; a wider range may ask for a wider step. */
export function roundOut(range: Range, count: number): [number, number] {
  let [low, high] = range
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { times, over } = stepFor(high - low, count)
    const start = (Math.floor((low * over) / times) * times) / over
    const end = (Math.ceil((high * over) / times) * times) / over
    if (start === low && end === high) break
    ;[low, high] = [start, end]
  }
  return [low, high]
}

const MOST_ROUNDS = 10
