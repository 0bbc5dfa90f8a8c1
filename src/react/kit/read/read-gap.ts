import type { CSSProperties } from 'react'
import { readNumber } from './lenient.ts'

export const GAPS = ['none', 'small', 'medium', 'large'] as const

const MOST_PX = 64

/** The gap of a layout where it is given in pixels; names are the stylesheet's. */
export function gapStyle(gap: unknown): CSSProperties | undefined {
  const pixels = readNumber(gap)
  return pixels === undefined ? undefined : { gap: `${Math.min(Math.max(pixels, 0), MOST_PX) / 16}rem` }
}
