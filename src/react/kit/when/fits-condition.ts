import { readNumber } from '../read/lenient.ts'

/** The parts of a condition; each may be missing or malformed. */
export interface Condition {
  is?: unknown
  not?: unknown
  filled?: unknown
  min?: unknown
  max?: unknown
}

/** Whether a value fits every given part; a condition without parts accepts any value. */
export function fitsCondition(value: unknown, { is, not, filled, min, max }: Condition): boolean {
  const least = readNumber(min)
  const most = readNumber(max)
  const tests = [
    Array.isArray(is) && ((): boolean => holdsAny(value, is)),
    Array.isArray(not) && ((): boolean => !holdsAny(value, not)),
    typeof filled === 'boolean' && ((): boolean => isFilled(value) === filled),
    least !== undefined && ((): boolean => typeof value === 'number' && value >= least),
    most !== undefined && ((): boolean => typeof value === 'number' && value <= most),
  ].filter((test) => test !== false)
  return tests.length === 0 ? isFilled(value) : tests.every((test) => test())
}

/** A list fits where one of its members does. */
function holdsAny(value: unknown, wanted: readonly unknown[]): boolean {
  return Array.isArray(value) ? value.some((each) => wanted.includes(each)) : wanted.includes(value)
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some((each) => each !== null)
  return value !== undefined && value !== null && value !== false
}
