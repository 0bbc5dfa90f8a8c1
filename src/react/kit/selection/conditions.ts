import { isPlainObject } from '../../../core/index.ts'

export type Scalar = string | number | boolean | null

/** One condition on rows, as in queries. A selection is a list of them, all of which must hold. */
export type Condition =
  | {
      readonly column: string
      readonly op: '>=' | '<=' | '<' | '='
      readonly value: string | number | boolean
    }
  | {
      readonly column: string
      readonly op: 'between'
      readonly value: readonly [string | number, string | number]
    }
  | { readonly column: string; readonly op: 'in'; readonly value: readonly Scalar[] }

export const NOTHING: readonly Condition[] = []

/** Whether a stored value is a selection, if perhaps of another drawing of the same data. */
export function isSelection(kept: unknown): kept is readonly Condition[] {
  return Array.isArray(kept) && kept.every(isCondition)
}

function isCondition(value: unknown): value is Condition {
  if (!isPlainObject(value) || typeof value.column !== 'string') return false
  switch (value.op) {
    case '>=':
    case '<=':
    case '<':
    case '=':
      return isScalar(value.value) && value.value !== null
    case 'between':
      return Array.isArray(value.value) && value.value.length === 2 && value.value.every(isOrdered)
    case 'in':
      return Array.isArray(value.value) && value.value.every(isScalar)
    default:
      return false
  }
}

export function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

export function isOrdered(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isFinite(value)
}

/** Whether a value of the column meets the condition, by the rules of queries. */
export function meets({ op, value: bound }: Condition, value: Scalar): boolean {
  if (op === 'in') return bound.includes(value)
  if (value === null) return false
  switch (op) {
    case '=':
      return value === bound
    case '>=':
      return value >= bound
    case '<=':
      return value <= bound
    case '<':
      return value < bound
    case 'between':
      return value >= bound[0] && value <= bound[1]
  }
}
