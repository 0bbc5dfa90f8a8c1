import { symbol, symbolsFill } from 'd3-shape'

const shapes = symbolsFill.map((type) => symbol(type).digits(2))
/** The last ones stand for themselves; a wye is too like a triangle to be told from it. */
const ORDER = [0, 3, 5, 2, 1, 4, 6]
/** In place of a shape: a small circle, for what has none of its own. */
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
  if (paths.size > MOST_PATHS) paths.clear()
  paths.set(key, path)
  return path
}

const MOST_PATHS = 500
