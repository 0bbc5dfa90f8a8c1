import { applyEntry } from '../state/apply-entry.ts'
import { type CanvasInstance, EMPTY_CANVAS } from '../state/instance.ts'
import { findInstance, idNumber } from '../state/instance-id.ts'
import { isMeantAsLink } from '../state/links.ts'
import type { CanvasTrace, EntryStamp, TraceEntry } from '../state/trace-entry.ts'
import { preorder } from '../state/walk-instances.ts'

/**
 * The shortest trace that gives the same canvas: each instance created once, as it is now, by whoever made it. Its entries are of
 * change 0: what a compacted trace begins with cannot be undone.
 */
export function compactTrace(source: CanvasTrace | { trace(): CanvasTrace }): TraceEntry[] {
  const trace = 'trace' in source ? source.trace() : source
  const snapshot = trace.reduce(applyEntry, EMPTY_CANVAS)
  const origins = new Map<string, Pick<EntryStamp, 'by' | 'at'>>()
  for (const entry of trace) if (entry.op === 'create') origins.set(entry.id, entry)
  const instances = preorder(snapshot).flatMap((id) => findInstance(snapshot, id) ?? [])
  const creates = instances.map(({ children: _, ...placement }): TraceEntry => {
    const { by, at } = origins.get(placement.id) ?? { by: 'user', at: 0 }
    return { v: 1, change: 0, by, at, op: 'create', ...placement }
  })
  const highest = Math.max(0, ...instances.map(({ id }) => idNumber(id) ?? 0))
  if (snapshot.nextId === highest + 1 && !hasForwardLink(instances)) return creates
  const at = trace.at(-1)?.at ?? 0
  return [{ v: 1, change: 0, by: 'user', at, op: 'clear', nextId: snapshot.nextId }, ...creates]
}

/** Whether one reads from an instance that is not created before it: a later one, or one that is gone. */
function hasForwardLink(instances: readonly CanvasInstance[]): boolean {
  const created = new Set<unknown>()
  return instances.some(({ id, props }) => {
    const isForward = Object.values(props).some((value) => isMeantAsLink(value) && !created.has(value.$from))
    created.add(id)
    return isForward
  })
}
