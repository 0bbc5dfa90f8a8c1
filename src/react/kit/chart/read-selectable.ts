import { getOwn, isPlainObject, type JsonObject } from '../../../core/index.ts'
import { readText } from '../read/lenient.ts'
import { isOrdered, isScalar } from '../selection/conditions.ts'
import {
  type ChartKind,
  type ChartModel,
  type ChartSelectable,
  isRound,
  type PointSpan,
} from './chart-model.ts'

export function readSelectable(
  { selection, xEnd }: JsonObject,
  kind: ChartKind,
  axis: ChartModel['axis'],
): ChartSelectable | undefined {
  if (!isPlainObject(selection)) return undefined
  const [name, x, y] = [readText(selection.name), readText(selection.x), readText(selection.y)]
  if (name === '' || x === '') return undefined
  const ranged = !isRound(kind) && (axis !== 'category' || isPlainObject(xEnd))
  return { name, x, y: kind === 'scatter' && y !== '' ? y : undefined, ranged }
}

/** Returns a reader of what each row stands for; undefined where nothing can be selected. */
export function readSpans(
  { selection, xEnd }: JsonObject,
  count: number,
): ((row: JsonObject, xKey: string, index: number) => PointSpan | undefined) | undefined {
  if (!isPlainObject(selection)) return undefined
  const end = isPlainObject(xEnd) ? { key: readText(xEnd.key), included: xEnd.included === true } : undefined
  return (row, xKey, index) => {
    const from = getOwn(row, xKey) ?? null
    if (!isScalar(from)) return undefined
    if (end === undefined) return { from, to: undefined, closed: true }
    const to = getOwn(row, end.key)
    // The last range includes its upper edge.
    return isOrdered(to) ? { from, to, closed: end.included || index === count - 1 } : undefined
  }
}

/** Returns a reader of whether a row stands for all values without a row of their own. */
export function readRest({ selection }: JsonObject): (row: JsonObject) => boolean {
  const key = isPlainObject(selection) ? readText(selection.rest) : ''
  return (row) => key !== '' && getOwn(row, key) === true
}
