import { isPlainObject } from '../../../core/index.ts'
import { useField } from '../../index.ts'
import { readText } from '../read/lenient.ts'
import { type Condition, isScalar, isSelection, NOTHING, type Scalar } from '../selection/conditions.ts'

/** The rows that a person selected, by the values of one column. */
export interface RowSelection {
  readonly count: number
  /** Whether a row of the page is selected; undefined where it cannot be. */
  isSelected(row: number): boolean | undefined
  toggle(row: number): void
  clear(): void
}

/** Undefined where rows cannot be selected. */
export function useRowSelection(selection: unknown): RowSelection | undefined {
  const spec = isPlainObject(selection) ? selection : undefined
  const column = readText(spec?.x)
  const values: readonly unknown[] = Array.isArray(spec?.values) ? spec.values : []
  const { value, set, disabled } = useField<readonly Condition[]>({
    name: column === '' ? undefined : readText(spec?.name),
    value: NOTHING,
    // A condition on another column dates from before rows were selected by this one.
    accepts: (kept): kept is readonly Condition[] =>
      isSelection(kept) && kept.every((one) => one.op === 'in' && one.column === column),
  })
  if (spec === undefined || column === '' || disabled) return undefined
  const chosen = value.flatMap((one) => (one.op === 'in' ? one.value : []))
  const scalarAt = (row: number): Scalar | undefined => (isScalar(values[row]) ? values[row] : undefined)
  return {
    count: chosen.length,
    isSelected(row) {
      const own = scalarAt(row)
      return own === undefined ? undefined : chosen.includes(own)
    },
    toggle(row) {
      const own = scalarAt(row)
      if (own === undefined) return
      const next = chosen.includes(own) ? chosen.filter((one) => one !== own) : [...chosen, own]
      set(next.length === 0 ? NOTHING : [{ column, op: 'in', value: next }])
    },
    clear: () => set(NOTHING),
  }
}
