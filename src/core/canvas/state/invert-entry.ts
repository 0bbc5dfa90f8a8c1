import type { CanvasInstance, CanvasSnapshot } from './instance.ts'
import { findInstance } from './instance-id.ts'
import { patchBetween } from './merge-patch.ts'
import type { EntryBody } from './trace-entry.ts'
import { childrenOf, preorder } from './walk-instances.ts'

/** What takes an entry back, given the snapshots before and after it. Empty where the entry changed nothing. */
export function invertEntry(before: CanvasSnapshot, entry: EntryBody, after: CanvasSnapshot): EntryBody[] {
  if (after === before) return []
  switch (entry.op) {
    case 'create':
    case 'restore':
      return [{ op: 'remove', id: entry.id }]
    case 'remove':
    case 'clear':
      return preorder(before)
        .filter((id) => findInstance(after, id) === undefined)
        .flatMap((id) => restoreOf(before, id))
    case 'update':
      return withInstance(before, entry.id, (instance) =>
        updateBetween(findInstance(after, entry.id) ?? instance, instance),
      )
    case 'move':
      return withInstance(before, entry.id, ({ id, parentId }) => ({
        op: 'move',
        id,
        ...(parentId !== undefined && { parentId }),
        index: childrenOf(before, parentId).indexOf(id),
      }))
    case 'layout':
      return withInstance(before, entry.id, ({ id, layout }) => ({ op: 'layout', id, layout: layout ?? {} }))
  }
}

/** The entry that turns one state of an instance into another: a patch, or all props where none can. */
export function updateBetween(
  from: Pick<CanvasInstance, 'props'>,
  to: Pick<CanvasInstance, 'id' | 'component' | 'version' | 'props'>,
): EntryBody {
  const { id, component, version, props } = to
  const patch = patchBetween(from.props, props)
  return patch === undefined
    ? { op: 'update', id, component, version, props, whole: true }
    : { op: 'update', id, component, version, props: patch }
}

function restoreOf(snapshot: CanvasSnapshot, id: string): EntryBody[] {
  return withInstance(snapshot, id, ({ children: _, ...instance }) => ({
    op: 'restore',
    ...instance,
    index: childrenOf(snapshot, instance.parentId).indexOf(id),
  }))
}

function withInstance(
  snapshot: CanvasSnapshot,
  id: string,
  build: (instance: CanvasInstance) => EntryBody,
): EntryBody[] {
  const instance = findInstance(snapshot, id)
  return instance === undefined ? [] : [build(instance)]
}
