import type { CanvasDraft, CanvasOperation, CanvasSnapshot } from '../../../../core/index.ts'

/** The operation that puts a copy of a card and its contents right after it. A pin is not copied. */
export function duplicateCard(snapshot: CanvasSnapshot, id: string): CanvasOperation | undefined {
  const instance = snapshot.instances[id]
  const draft = draftOf(snapshot, id)
  if (instance === undefined || draft === undefined) return undefined
  const { parentId } = instance
  const siblings = parentId === undefined ? snapshot.roots : (snapshot.instances[parentId]?.children ?? [])
  return {
    op: 'create',
    ...draft,
    ...(parentId !== undefined && { parentId }),
    index: siblings.indexOf(id) + 1,
  }
}

function draftOf(snapshot: CanvasSnapshot, id: string): CanvasDraft | undefined {
  const instance = snapshot.instances[id]
  if (instance === undefined) return undefined
  const { component, props, layout, children } = instance
  const drafts = children.flatMap((child) => draftOf(snapshot, child) ?? [])
  return {
    component,
    props,
    ...(layout?.width !== undefined && { layout: { width: layout.width } }),
    ...(drafts.length > 0 && { children: drafts }),
  }
}
