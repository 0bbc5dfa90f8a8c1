import type { CanvasOperation, CanvasSnapshot, Catalog } from '../../../../core/index.ts'
import { drawnOrder } from '../../../index.ts'

/** Where a card is dropped: at the place of another, or in a container, after its contents. */
export type DropTarget = { readonly card: string } | { readonly container: string }

type MoveOperation = Extract<CanvasOperation, { op: 'move' }>

/** The move that brings a card to a target; undefined where it stays as it is. Pinned cards stay before the others. */
export function moveTo(snapshot: CanvasSnapshot, id: string, target: DropTarget): MoveOperation | undefined {
  const parentId = parentOf(snapshot, target)
  const drawn = drawnOrder(snapshot, parentId)
  const from = drawn.indexOf(id)
  const rest = drawn.filter((each) => each !== id)
  if ('container' in target) return moveBefore(snapshot, id, parentId, undefined)
  const to = drawn.indexOf(target.card)
  if (to === -1 || target.card === id) return undefined
  // Within one list a card takes the place of the one it is let go on; elsewhere it comes before it.
  const place = from === -1 ? rest.indexOf(target.card) : to
  return moveBefore(snapshot, id, parentId, sameKind(snapshot, id, rest.slice(place))[0])
}

/** The move one place earlier or later among its siblings; undefined at the end of its kind. */
export function moveBy(snapshot: CanvasSnapshot, id: string, step: -1 | 1): MoveOperation | undefined {
  const siblings = sameKind(snapshot, id, drawnOrder(snapshot, snapshot.instances[id]?.parentId))
  const other = siblings[siblings.indexOf(id) + step]
  return other === undefined ? undefined : moveTo(snapshot, id, { card: other })
}

function moveBefore(
  { roots, instances }: CanvasSnapshot,
  id: string,
  parentId: string | undefined,
  next: string | undefined,
): MoveOperation | undefined {
  const stored = parentId === undefined ? roots : (instances[parentId]?.children ?? [])
  const rest = stored.filter((each) => each !== id)
  const index = next === undefined ? rest.length : rest.indexOf(next)
  if (stored.indexOf(id) === index) return undefined
  return { op: 'move', id, parentId: parentId ?? null, index }
}

/** The pinned cards, or the others. */
function sameKind({ instances }: CanvasSnapshot, id: string, ids: readonly string[]): string[] {
  const isPinned = (each: string): boolean => instances[each]?.layout?.pinned === true
  return ids.filter((each) => isPinned(each) === isPinned(id))
}

/** Whether a card may go there: never into itself, and only as its component and that of the container allow. */
export function mayStand(
  snapshot: CanvasSnapshot,
  catalog: Catalog | undefined,
  id: string,
  target: DropTarget,
): boolean {
  const parentId = parentOf(snapshot, target)
  for (let above = parentId; above !== undefined; above = snapshot.instances[above]?.parentId) {
    if (above === id) return false
  }
  const name = snapshot.instances[id]?.component ?? ''
  const within = catalog?.get(name)?.within
  if (parentId === undefined) return within === undefined
  const parent = snapshot.instances[parentId]?.component ?? ''
  const accepts = catalog?.get(parent)?.accepts
  return (within?.includes(parent) ?? true) && (accepts?.includes(name) ?? true)
}

export function parentOf(snapshot: CanvasSnapshot, target: DropTarget): string | undefined {
  return 'container' in target ? target.container : snapshot.instances[target.card]?.parentId
}
