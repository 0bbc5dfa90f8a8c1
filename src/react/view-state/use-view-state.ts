import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { ROOT_ID } from '../../core/index.ts'
import { useNodeId } from '../node/use-node.ts'
import { useViewScope } from '../node/view-scope.ts'
import { createViewStateStore, type ViewStateKind, type ViewStateStore } from './view-state-store.ts'

/** One store for the page, unless a provider brings its own. */
export const ViewStateContext = createContext<ViewStateStore>(createViewStateStore())

/** The store that keeps what people type and fold. */
export function useViewStateStore(): ViewStateStore {
  return useContext(ViewStateContext)
}

/**
 * How a node is viewed (its sorting, its open fold, its page): stored by view and node, across reloads and new versions of
 * the view. `accepts` refuses what an older version kept.
 */
export function useViewState<T>(
  name: string,
  initial: T,
  accepts: (kept: unknown) => kept is T,
): readonly [T, (value: T) => void] {
  const [kept, keep] = useStored(useNodeId() ?? ROOT_ID, 'view', name)
  return [accepts(kept) ? kept : initial, keep]
}

/** One key of the store: what it holds, and how to change it. */
export function useStored(
  nodeId: string,
  kind: ViewStateKind,
  key: string,
): readonly [unknown, (value: unknown, options?: { final?: boolean }) => void] {
  const store = useViewStateStore()
  const { threadId, runId, viewId } = useViewScope()
  const view = useMemo(() => ({ threadId, runId, viewId }), [threadId, runId, viewId])
  const read = useCallback(() => store.get(view, nodeId, kind, key), [store, view, nodeId, kind, key])
  const value = useSyncExternalStore(store.subscribe, read, nothingKept)
  const write = useCallback(
    (next: unknown, options?: { final?: boolean }) => store.set(view, nodeId, kind, key, next, options),
    [store, view, nodeId, kind, key],
  )
  return [value, write]
}

const nothingKept = (): unknown => undefined
