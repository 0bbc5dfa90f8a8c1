import { isPlainObject, type ValueFormat } from '../../../core/index.ts'
import { readNumber } from '../read/lenient.ts'
import { readFormat } from '../read/read-format.ts'

export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly format: ValueFormat
  /** The nearest number of the scale. */
  clamp(value: number): number
  isWithin(value: unknown): value is number
}

/** A scale that can be drawn, whatever was written. */
export function readScale(props: unknown): Scale {
  const written = isPlainObject(props) ? props : {}
  const min = readNumber(written.min) ?? 0
  const top = readNumber(written.max) ?? 100
  const max = top > min ? top : min + 1
  const step = readNumber(written.step) ?? 1
  return {
    min,
    max,
    step: step > 0 ? step : 1,
    format: readFormat(written, 'number'),
    clamp: (value) => Math.min(Math.max(value, min), max),
    isWithin: (value): value is number => typeof value === 'number' && value >= min && value <= max,
  }
}

/** Where a value stands, from 0 to 100. */
export function percentOf(value: number, { min, max }: Scale): number {
  return ((value - min) / (max - min)) * 100
}
