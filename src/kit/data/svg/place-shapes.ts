import { isPlainObject, type Path } from '../../../core/index.ts'

export const MAX_DEPTH = 8

export interface PlacedShape {
  readonly shape: unknown
  readonly path: Path
  readonly depth: number
  /** The element around it. */
  readonly parent: string | undefined
}

/** Every shape of a drawing in order, down to one level too deep and at most one more than `most`. */
export function placeShapes(shapes: readonly unknown[], most: number): PlacedShape[] {
  const placed: PlacedShape[] = []
  const place = (list: readonly unknown[], path: Path, depth: number, parent: string | undefined): void => {
    for (const [index, shape] of list.entries()) {
      if (placed.length > most) return
      placed.push({ shape, path: [...path, index], depth, parent })
      if (!isPlainObject(shape) || !Array.isArray(shape.shapes) || depth > MAX_DEPTH) continue
      place(shape.shapes, [...path, index, 'shapes'], depth + 1, String(shape.el))
    }
  }
  place(shapes, [], 1, undefined)
  return placed
}
