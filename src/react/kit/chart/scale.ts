import { nice, ticks } from 'd3-array'
import { utcTicks } from 'd3-time'
import type { PlotScale } from './plot-geometry.ts'

type Range = readonly [number, number]

/** Maps numbers linearly to pixels; a range too small to divide by becomes a single place. */
export function linearScale([low, high]: Range, [from, to]: Range): PlotScale {
  const perUnit = (to - from) / (high - low)
  if (!Number.isFinite(perUnit)) return { place: () => from, at: () => low }
  return {
    place: (value) => from + (value - low) * perUnit,
    at: (pixel) => low + (pixel - from) / perUnit,
  }
}

/** `count` equal slots on a line: the middle of each, and their width. */
export function slotScale(count: number, [from, to]: Range): { middle(index: number): number; size: number } {
  const size = (to - from) / Math.max(count, 1)
  return { middle: (index) => from + (index + 0.5) * size, size: Math.abs(size) }
}

/** Round numbers between two, about `count` of them. */
export function roundTicks([low, high]: Range, count: number): number[] {
  return high > low ? ticks(low, high, count) : [low]
}

/** The range, extended to the next round numbers. */
export function roundOut([low, high]: Range, count: number): [number, number] {
  return nice(low, high, count)
}

/** Round moments in UTC between two, about `count` of them, in epoch milliseconds. */
export function timeTicks([low, high]: Range, count: number): number[] {
  return utcTicks(new Date(low), new Date(high), count).map(Number)
}
