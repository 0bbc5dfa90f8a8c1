import { useMemo, useSyncExternalStore } from 'react'
import type { CanvasClientState } from '../../client/index.ts'
import { useCanvasScope } from './canvas-context.ts'

/** A part of the state of the canvas. Renders again only when that part changes; `select` and `same` must be stable. */
export function useCanvasSelection<T>(
  select: (state: CanvasClientState) => T,
  same: (one: T, other: T) => boolean = Object.is,
): T {
  const { client } = useCanvasScope()
  const read = useMemo(() => createReader(client.getSnapshot, select, same), [client, select, same])
  return useSyncExternalStore(client.subscribe, read, read)
}

function createReader<T>(
  getState: () => CanvasClientState,
  select: (state: CanvasClientState) => T,
  same: (one: T, other: T) => boolean,
): () => T {
  let last: { state: CanvasClientState; selected: T } | undefined
  return () => {
    const state = getState()
    if (last?.state === state) return last.selected
    const selected = select(state)
    last = { state, selected: last !== undefined && same(last.selected, selected) ? last.selected : selected }
    return last.selected
  }
}

/** Whether two records hold the same values. */
export function sameFields<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one)
  // Both are records of type T, so their keys are keys of T.
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key as keyof T], other[key as keyof T]))
  )
}
