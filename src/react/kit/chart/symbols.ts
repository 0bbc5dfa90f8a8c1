import { symbol, symbolsFill } from 'd3-shape'

const shapes = symbolsFill.map((type) => symbol(type).digits(2))
/** The shapes, in order. There is no wye, as it looks too much like a triangle. */
const ORDER = [0, 3, 5, 2, 1, 4, 6]
/** In place of a shape: a small circle, for values without a shape of their own. */
export const SMALL_DOT = -1
const SMALL = 0.6
const paths = new Map<string, string>()

/** The outline of the nth shape around 0,0, as large as a circle of that radius. */
export function symbolPath(index: number, radius: number): string {
  if (index === SMALL_DOT) return symbolPath(0, radius * SMALL)
  const key = `${index % ORDER.length} ${radius}`
  const known = paths.get(key)
  if (known !== undefined) return known
  const draw = shapes[ORDER[index % ORDER.length] ?? 0]
  const path = draw?.size(Math.PI * radius * radius)() ?? ''
  if (paths.size > MAX_PATHS) paths.clear()
  paths.set(key, path)
  return path
}

const MAX_PATHS = 500
