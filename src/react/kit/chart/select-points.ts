// What a person points at, as conditions on the columns behind the axes, and back: which points meet them. Pure.
import { type Condition, isOrdered, meets } from '../selection/conditions.ts'
import type { ChartModel, ChartPoint, ChartSelectable, PointSpan } from './chart-model.ts'

/** A box on a scatter plot, in the numbers of its axes. */
export interface SelectedBox {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

/** The indices of the points that meet the conditions; undefined where no condition is on a column of this chart. */
export function selectedPoints(
  { points, selectable }: ChartModel,
  conditions: readonly Condition[],
): ReadonlySet<number> | undefined {
  if (selectable === undefined) return undefined
  const { x, y } = selectable
  const own = conditions.filter(({ column }) => column === x || column === y)
  if (own.length === 0) return undefined
  const met = points.flatMap(({ span, values }, index) => {
    const value = values.find((one) => one !== null) ?? null
    const fits = (condition: Condition) =>
      (condition.column !== x || meets(condition, span?.from ?? null)) &&
      (condition.column !== y || meets(condition, value))
    return span !== undefined && own.every(fits) ? [index] : []
  })
  return new Set(met)
}

/** The conditions for some points; empty where none of them can be selected. */
export function conditionsFor(
  { points }: ChartModel,
  selectable: ChartSelectable,
  chosen: readonly number[],
): readonly Condition[] {
  const spans = chosen.flatMap((index) => points[index]?.span ?? [])
  return selectable.ranged ? rangeOf(selectable.x, spans) : choiceOf(selectable.x, spans)
}

function choiceOf(column: string, spans: readonly PointSpan[]): readonly Condition[] {
  const values = [...new Set(spans.map(({ from }) => from))]
  return values.length === 0 ? [] : [{ column, op: 'in', value: values }]
}

/** From the start of the first to the end of the last. */
function rangeOf(column: string, spans: readonly PointSpan[]): readonly Condition[] {
  const ordered = spans.flatMap((span) => (isOrdered(span.from) ? [{ ...span, from: span.from }] : []))
  const [first, ...others] = ordered
  if (first === undefined) return []
  const [start, last] = others.reduce(
    ([low, high], one) => [one.from < low.from ? one : low, one.from > high.from ? one : high],
    [first, first],
  )
  if (last.to === undefined) return [{ column, op: 'between', value: [start.from, last.from] }]
  return [
    { column, op: '>=', value: start.from },
    { column, op: last.closed ? '<=' : '<', value: last.to },
  ]
}

/** The conditions of a box; undefined where there are no columns behind the axes. */
export function conditionsForBox({ x, y }: ChartSelectable, box: SelectedBox): readonly Condition[] {
  if (y === undefined) return [{ column: x, op: 'between', value: [...box.x] }]
  return [
    { column: x, op: 'between', value: [...box.x] },
    { column: y, op: 'between', value: [...box.y] },
  ]
}

/** The box that conditions describe, where they bound both axes. */
export function boxOf({ x, y }: ChartSelectable, conditions: readonly Condition[]): SelectedBox | undefined {
  const bounds = (column: string | undefined): readonly [number, number] | undefined => {
    const found = conditions.find((one) => one.column === column && one.op === 'between')
    if (found?.op !== 'between') return undefined
    const [low, high] = found.value
    return typeof low === 'number' && typeof high === 'number' ? [low, high] : undefined
  }
  const [across, up] = [bounds(x), bounds(y)]
  return across === undefined || up === undefined ? undefined : { x: across, y: up }
}

/** A point of a scatter plot as the smallest box. */
export function boxAround({ span, values }: ChartPoint): SelectedBox | undefined {
  const [x, y] = [span?.from, values.find((value) => value !== null)]
  return typeof x === 'number' && typeof y === 'number' ? { x: [x, x], y: [y, y] } : undefined
}

/** All indices from one to another, in either order. */
export function runOf(one: number, other: number): number[] {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
