import type { CanvasSnapshot } from './instance.ts'
import { findInstance } from './instance-id.ts'

/** The instances of one container, in order; undefined stands for the canvas itself. */
export function childrenOf(snapshot: CanvasSnapshot, parentId: string | undefined): readonly string[] {
  return parentId === undefined ? snapshot.roots : (findInstance(snapshot, parentId)?.children ?? [])
}

/** Each instance before those it holds, below the given ones or on the whole canvas. */
export function preorder(snapshot: CanvasSnapshot, from: readonly string[] = snapshot.roots): string[] {
  return walk(snapshot, from, false)
}

/** Each instance after those it holds: the order in which they are torn down. */
export function leavesFirst(snapshot: CanvasSnapshot, from: readonly string[] = snapshot.roots): string[] {
  return walk(snapshot, from, true).reverse()
}

/** Without recursion: a trace from elsewhere may nest without bound. */
function walk(snapshot: CanvasSnapshot, from: readonly string[], backwards: boolean): string[] {
  const order = (ids: readonly string[]): string[] => (backwards ? [...ids] : [...ids].reverse())
  const visited: string[] = []
  const waiting = order(from)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const instance = findInstance(snapshot, id)
    if (instance === undefined) continue
    visited.push(id)
    for (const child of order(instance.children)) waiting.push(child)
  }
  return visited
}

/** The containers around an instance, the nearest first. */
export function ancestorsOf(snapshot: CanvasSnapshot, id: string): string[] {
  const ancestors: string[] = []
  let parentId = findInstance(snapshot, id)?.parentId
  while (parentId !== undefined) {
    ancestors.push(parentId)
    parentId = findInstance(snapshot, parentId)?.parentId
  }
  return ancestors
}

/** Levels of an instance and what it holds: 1 where it holds nothing. */
export function heightOf(snapshot: CanvasSnapshot, id: string): number {
  const own = ancestorsOf(snapshot, id).length
  const depths = preorder(snapshot, [id]).map((below) => ancestorsOf(snapshot, below).length)
  return Math.max(own, ...depths) - own + 1
}
