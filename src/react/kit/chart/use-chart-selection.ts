import { useMemo, useRef } from 'react'
import { useField } from '../../index.ts'
import { type Condition, isSelection, NOTHING } from '../selection/conditions.ts'
import type { ChartModel } from './chart-model.ts'
import {
  boxAround,
  boxOf,
  conditionsFor,
  conditionsForBox,
  runOf,
  type SelectedBox,
  selectedPoints,
} from './select-points.ts'

/** The selection on a chart, and how a person changes it. */
export interface ChartSelection {
  /** The indices of the selected points; undefined where none are. */
  readonly points: ReadonlySet<number> | undefined
  /** On a scatter plot: the box drawn around the selected points. */
  readonly box: SelectedBox | undefined
  /** Toggles a point that was pressed. With `extend`, selects all from the one pressed before. */
  press(point: number, extend: boolean): void
  /** All from one point to another. */
  run(from: number, to: number): void
  around(box: SelectedBox): void
  clear(): void
}

/** Undefined where nothing can be selected. */
export function useChartSelection(model: ChartModel): ChartSelection | undefined {
  const { selectable } = model
  const field = useField<readonly Condition[]>({
    name: selectable?.name,
    value: NOTHING,
    // Conditions on other columns date from before the chart showed these.
    accepts: (kept): kept is readonly Condition[] =>
      isSelection(kept) && kept.every(({ column }) => column === selectable?.x || column === selectable?.y),
  })
  const { value, set, disabled } = field
  const points = useMemo(() => selectedPoints(model, value), [model, value])
  const anchor = useRef<number>(undefined)
  if (selectable === undefined || disabled) return undefined

  const choose = (chosen: readonly number[]): void => set(conditionsFor(model, selectable, chosen))
  const around = (box: SelectedBox): void => set(conditionsForBox(selectable, box))
  const clear = (): void => {
    anchor.current = undefined
    set(NOTHING)
  }
  return {
    points,
    box: selectable.y === undefined ? undefined : boxOf(selectable, value),
    press(point, extend) {
      const target = model.points[point]
      if (target?.span === undefined) return
      const chosen = [...(points ?? [])]
      const wasOnly = chosen.length === 1 && chosen[0] === point
      if (extend && anchor.current !== undefined && model.kind !== 'scatter') {
        choose(runOf(anchor.current, point))
        return
      }
      anchor.current = point
      if (selectable.y !== undefined) {
        const box = boxAround(target)
        if (wasOnly || box === undefined) clear()
        else around(box)
      } else if (selectable.ranged) {
        if (wasOnly) clear()
        else choose([point])
      } else {
        const next = chosen.includes(point) ? chosen.filter((one) => one !== point) : [...chosen, point]
        if (next.length === 0) clear()
        else choose(next)
      }
    },
    run(from, to) {
      anchor.current = from
      choose(runOf(from, to))
    },
    around,
    clear,
  }
}
