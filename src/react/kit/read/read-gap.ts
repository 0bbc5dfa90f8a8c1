import type { CSSProperties } from 'react'
import { readNumber } from './lenient.ts'

export const GAPS = ['none', 'small', 'medium', 'large'] as const

const MAX_PX = 64

/** The gap of a layout given in pixels; the stylesheet handles named gaps. */
export function gapStyle(gap: unknown): CSSProperties | undefined {
  const pixels = readNumber(gap)
  return pixels === undefined ? undefined : { gap: `${Math.min(Math.max(pixels, 0), MAX_PX) / 16}rem` }
}
