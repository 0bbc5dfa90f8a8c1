import { isPlainObject } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'
import type { CanvasInstance, CanvasSnapshot } from './instance.ts'
import { findInstance, idNumber } from './instance-id.ts'
import { sameLayout, tidyLayout } from './layout.ts'
import { mergePatch } from './merge-patch.ts'
import type { EntryBody } from './trace-entry.ts'
import { ancestorsOf, childrenOf, preorder } from './walk-instances.ts'

type Body<Op extends EntryBody['op']> = Extract<EntryBody, { op: Op }>
type Instances = Record<string, CanvasInstance>

/**
 * The one reducer of a canvas: server, client, registry and tests use it. It needs no catalog, for entries hold validated props.
 * Pure and total: an entry that does not fit gives the same snapshot, and what an entry does not touch keeps its identity.
 */
export function applyEntry(snapshot: CanvasSnapshot, entry: EntryBody): CanvasSnapshot {
  switch (entry.op) {
    case 'create':
    case 'restore':
      return place(snapshot, entry)
    case 'update':
      return update(snapshot, entry)
    case 'remove':
      return findInstance(snapshot, entry.id) === undefined
        ? snapshot
        : withoutInstances(snapshot, new Set(preorder(snapshot, [entry.id])))
    case 'clear':
      return clear(snapshot, entry)
    case 'move':
      return move(snapshot, entry)
    case 'layout':
      return layOut(snapshot, entry)
    default: {
      // An operation of a newer version: nothing is known of what it does.
      entry satisfies never
      return snapshot
    }
  }
}

function place(snapshot: CanvasSnapshot, entry: Body<'create' | 'restore'>): CanvasSnapshot {
  const { id, component, version, props, parentId } = entry
  const number = idNumber(id)
  if (number === undefined || findInstance(snapshot, id) !== undefined || !isPlainObject(props))
    return snapshot
  if (parentId !== undefined && findInstance(snapshot, parentId) === undefined) return snapshot
  const siblings = inserted(childrenOf(snapshot, parentId), id, entry.index)
  if (siblings === undefined) return snapshot
  const layout = tidyLayout(entry.layout)
  const instance: CanvasInstance = {
    id,
    component,
    version,
    props,
    ...(parentId !== undefined && { parentId }),
    children: [],
    ...(layout !== undefined && { layout }),
  }
  const instances = { ...snapshot.instances, [id]: instance }
  return {
    roots: withChildren(instances, snapshot.roots, parentId, siblings),
    instances,
    nextId: Math.max(snapshot.nextId, number + 1),
  }
}

function update(snapshot: CanvasSnapshot, entry: Body<'update'>): CanvasSnapshot {
  const instance = findInstance(snapshot, entry.id)
  if (instance === undefined || instance.component !== entry.component || !isPlainObject(entry.props)) {
    return snapshot
  }
  const props = entry.whole === true ? entry.props : mergePatch(instance.props, entry.props)
  const unchanged = props === instance.props || (entry.whole === true && sameJson(props, instance.props))
  if (unchanged && entry.version === instance.version) return snapshot
  const next = { ...instance, version: entry.version, props: unchanged ? instance.props : props }
  return { ...snapshot, instances: { ...snapshot.instances, [entry.id]: next } }
}

function clear(snapshot: CanvasSnapshot, entry: Body<'clear'>): CanvasSnapshot {
  const kept = new Set<string>()
  for (const id of entry.keep ?? []) {
    if (findInstance(snapshot, id) === undefined) continue
    for (const keptId of [id, ...ancestorsOf(snapshot, id)]) kept.add(keptId)
  }
  const cleared = withoutInstances(snapshot, new Set(preorder(snapshot).filter((id) => !kept.has(id))))
  const nextId = Number.isSafeInteger(entry.nextId)
    ? Math.max(snapshot.nextId, entry.nextId ?? 1)
    : snapshot.nextId
  return nextId === snapshot.nextId ? cleared : { ...cleared, nextId }
}

function move(snapshot: CanvasSnapshot, { id, parentId, index }: Body<'move'>): CanvasSnapshot {
  const instance = findInstance(snapshot, id)
  if (instance === undefined) return snapshot
  if (parentId !== undefined) {
    if (findInstance(snapshot, parentId) === undefined) return snapshot
    if ([parentId, ...ancestorsOf(snapshot, parentId)].includes(id)) return snapshot
  }
  const before = childrenOf(snapshot, instance.parentId)
  const without = before.filter((sibling) => sibling !== id)
  const isSame = instance.parentId === parentId
  const siblings = inserted(isSame ? without : childrenOf(snapshot, parentId), id, index)
  if (siblings === undefined || (isSame && before[index] === id)) return snapshot
  const instances = { ...snapshot.instances }
  const left = isSame ? snapshot.roots : withChildren(instances, snapshot.roots, instance.parentId, without)
  const { parentId: _, ...rest } = instance
  if (!isSame) instances[id] = parentId === undefined ? rest : { ...rest, parentId }
  return { ...snapshot, roots: withChildren(instances, left, parentId, siblings), instances }
}

function layOut(snapshot: CanvasSnapshot, entry: Body<'layout'>): CanvasSnapshot {
  const instance = findInstance(snapshot, entry.id)
  const layout = tidyLayout(entry.layout)
  if (instance === undefined || sameLayout(instance.layout, layout)) return snapshot
  const { layout: _, ...rest } = instance
  const next = layout === undefined ? rest : { ...rest, layout }
  return { ...snapshot, instances: { ...snapshot.instances, [entry.id]: next } }
}

/** The list with an id put at a place; undefined where there is no such place. */
function inserted(siblings: readonly string[], id: string, index = siblings.length): string[] | undefined {
  if (!Number.isInteger(index) || index < 0 || index > siblings.length) return undefined
  return [...siblings.slice(0, index), id, ...siblings.slice(index)]
}

/** Sets what a container holds, in a copy of the instances, and gives the roots. */
function withChildren(
  instances: Instances,
  roots: readonly string[],
  parentId: string | undefined,
  children: readonly string[],
): readonly string[] {
  if (parentId === undefined) return children
  const parent = instances[parentId]
  if (parent !== undefined) instances[parentId] = { ...parent, children }
  return roots
}

function withoutInstances(snapshot: CanvasSnapshot, ids: ReadonlySet<string>): CanvasSnapshot {
  if (ids.size === 0) return snapshot
  const remaining = (list: readonly string[]): readonly string[] =>
    list.some((id) => ids.has(id)) ? list.filter((id) => !ids.has(id)) : list
  const instances: Instances = {}
  for (const [id, instance] of Object.entries(snapshot.instances)) {
    if (ids.has(id)) continue
    const children = remaining(instance.children)
    instances[id] = children === instance.children ? instance : { ...instance, children }
  }
  return { ...snapshot, roots: remaining(snapshot.roots), instances }
}
