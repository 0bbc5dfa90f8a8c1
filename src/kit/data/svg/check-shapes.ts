import { createIssue, type Issue, isPlainObject, type JsonObject } from '../../../core/index.ts'
import { checkShape } from './check-shape.ts'
import { type PlacedShape, placeShapes } from './place-shapes.ts'

const MAX_SHAPES = 1_000
const MAX_BYTES = 65_536
const MAX_ISSUES = 20

/**
 * What is wrong with the shapes of a drawing: unlisted elements, attributes and values, references that lead nowhere or
 * in a circle, too many of them. Paths are relative to the list.
 */
export function checkShapes(shapes: readonly unknown[]): Issue[] {
  const placed = placeShapes(shapes, MAX_SHAPES)
  if (placed.length > MAX_SHAPES) return [tooMany('at most 1000 shapes in all')]
  const byId = new Map<string, JsonObject>()
  const issues = [
    ...placed.flatMap(checkShape),
    ...placed.flatMap((each) => checkId(each, byId)),
    ...placed.flatMap((each) => checkReferences(each, byId)),
  ]
  if (issues.length > 0) return issues.slice(0, MAX_ISSUES)
  if (new TextEncoder().encode(JSON.stringify(shapes)).length > MAX_BYTES) {
    return [createIssue('too_long', [], `the shapes take more than ${MAX_BYTES} bytes`)]
  }
  if (countDrawn(shapes, byId) <= MAX_SHAPES) return []
  return [tooMany('at most 1000 shapes in all, each use counted as what it draws, none in a circle')]
}

const tooMany = (message: string) => createIssue('too_many', [], message)

function checkId({ shape, path }: PlacedShape, byId: Map<string, JsonObject>): Issue[] {
  if (!isPlainObject(shape) || typeof shape.id !== 'string') return []
  const taken = byId.has(shape.id)
  byId.set(shape.id, shape)
  return taken ? [createIssue('duplicate_id', [...path, 'id'], 'another shape has this id')] : []
}

function checkReferences({ shape, path }: PlacedShape, byId: ReadonlyMap<string, JsonObject>): Issue[] {
  if (!isPlainObject(shape)) return []
  return Object.entries(shape).flatMap(([name, value]) => {
    if (name === 'text' || typeof value !== 'string' || !value.startsWith('#')) return []
    return byId.has(value.slice(1))
      ? []
      : [
          createIssue(
            'unknown_id',
            [...path, name],
            `no shape here has the id ${JSON.stringify(value.slice(1, 65))}`,
          ),
        ]
  })
}

/** How many shapes are drawn; exceeds the limit where there are too many or a use leads back to itself. */
function countDrawn(shapes: readonly unknown[], byId: ReadonlyMap<string, JsonObject>): number {
  let count = 0
  const visit = (shape: unknown, open: readonly string[]): void => {
    count++
    if (!isPlainObject(shape) || count > MAX_SHAPES) return
    const around = typeof shape.id === 'string' ? [...open, shape.id] : open
    if (Array.isArray(shape.shapes)) for (const child of shape.shapes) visit(child, around)
    if (shape.el !== 'use' || typeof shape.ref !== 'string') return
    const id = shape.ref.slice(1)
    if (open.includes(id)) count = Number.POSITIVE_INFINITY
    else visit(byId.get(id), open)
  }
  for (const shape of shapes) visit(shape, [])
  return count
}
