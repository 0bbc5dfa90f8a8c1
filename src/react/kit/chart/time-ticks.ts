import { roundTicks } from './scale.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY
/** The first Sunday of the epoch. */
const FIRST_WEEK = 3 * DAY

const EVEN_STEPS = [
  ...[1, 5, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 3, 6, 12].map((hours) => hours * HOUR),
  DAY,
  2 * DAY,
]

interface Step {
  /** About how long, in milliseconds. */
  readonly length: number
  ticks(low: number, high: number): number[]
}

const STEPS: readonly Step[] = [
  ...EVEN_STEPS.map((length) => evenly(length, 0)),
  evenly(7 * DAY, FIRST_WEEK),
  ...[1, 3].map((months) => ({
    length: months * MONTH,
    ticks: (low: number, high: number) => startsOfMonths(low, high, months),
  })),
  { length: YEAR, ticks: (low, high) => startsOfMonths(low, high, 12) },
]

/** Round moments in UTC between two, about `count` of them: epoch milliseconds. */
export function timeTicks([low, high]: readonly [number, number], count: number): number[] {
  const wished = (high - low) / count
  if (wished < SECOND) return roundTicks([low, high], count)
  if (wished > YEAR) {
    const years = roundTicks([yearOf(low), yearOf(high)], count).filter(Number.isInteger)
    return years.map((year) => startOfMonth(12 * year)).filter((tick) => tick >= low && tick <= high)
  }
  const distance = ({ length }: Step) => Math.abs(Math.log(length / wished))
  const step = STEPS.reduce((best, one) => (distance(one) < distance(best) ? one : best))
  return step.ticks(low, high)
}

function evenly(length: number, offset: number): Step {
  return {
    length,
    ticks(low, high) {
      const first = Math.ceil((low - offset) / length)
      const last = Math.floor((high - offset) / length)
      return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * length + offset)
    },
  }
}

function startsOfMonths(low: number, high: number, every: number): number[] {
  const date = new Date(low)
  const first = Math.floor((12 * date.getUTCFullYear() + date.getUTCMonth()) / every)
  const starts: number[] = []
  for (let step = first; startOfMonth(step * every) <= high; step++) {
    if (startOfMonth(step * every) >= low) starts.push(startOfMonth(step * every))
  }
  return starts
}

/** By months since the year 0. */
function startOfMonth(months: number): number {
  return new Date(0).setUTCFullYear(Math.floor(months / 12), months - 12 * Math.floor(months / 12), 1)
}

function yearOf(time: number): number {
  return new Date(time).getUTCFullYear()
}
