import type { CanvasInstance, CanvasSnapshot } from '../../../core/index.ts'
import { drawnOrder } from '../../index.ts'

export interface CanvasChanges {
  readonly added: readonly CanvasInstance[]
  readonly removed: readonly CanvasInstance[]
  readonly changed: readonly CanvasInstance[]
  readonly moved: readonly CanvasInstance[]
}

/** The differences between two states of a canvas. */
export function describeChanges(before: CanvasSnapshot, now: CanvasSnapshot): CanvasChanges {
  const ids = Object.keys(now.instances)
  const pick = (from: CanvasSnapshot, keep: (id: string) => boolean): CanvasInstance[] =>
    Object.keys(from.instances).flatMap((id) => {
      const instance = from.instances[id]
      return instance !== undefined && keep(id) ? [instance] : []
    })
  const isNew = (id: string): boolean => before.instances[id] === undefined
  return {
    added: pick(now, isNew),
    removed: pick(before, (id) => now.instances[id] === undefined),
    changed: pick(now, (id) => !isNew(id) && isChanged(before.instances[id], now.instances[id])),
    moved: movedIds(before, now, ids).flatMap((id) => now.instances[id] ?? []),
  }
}

function isChanged(before: CanvasInstance | undefined, now: CanvasInstance | undefined): boolean {
  return (
    before?.props !== now?.props ||
    before?.layout?.width !== now?.layout?.width ||
    (before?.layout?.pinned ?? false) !== (now?.layout?.pinned ?? false)
  )
}

/** Those in another container, or at another place among those that were there before. */
function movedIds(before: CanvasSnapshot, now: CanvasSnapshot, ids: readonly string[]): string[] {
  const parents = new Set(ids.map((id) => now.instances[id]?.parentId))
  return [...parents].flatMap((parentId) => {
    const there = drawnOrder(now, parentId)
    const wasThere = drawnOrder(before, parentId)
    const came = there.filter((id) => before.instances[id] !== undefined && !wasThere.includes(id))
    const stayed = there.filter((id) => wasThere.includes(id))
    const old = wasThere.filter((id) => there.includes(id))
    return [...came, ...outOfLine(old, stayed)]
  })
}

/** The cards moved between two orders: only the one that moved farthest, if moving it explains the rest. */
function outOfLine(old: readonly string[], now: readonly string[]): string[] {
  const first = now.findIndex((id, index) => id !== old[index])
  if (first === -1) return []
  const last = now.findLastIndex((id, index) => id !== old[index])
  // A card that went forward stands last where it came; one that went back stands first.
  const wentOn = old[first]
  return [wentOn !== undefined && now[last] === wentOn ? wentOn : (now[first] ?? '')].filter(
    (id) => id !== '',
  )
}
