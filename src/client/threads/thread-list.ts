import type { ThreadSummary } from '../../core/index.ts'
import type { AgentRoutes } from '../http/agent-routes.ts'
import type { ChatError, Result } from '../http/chat-error.ts'
import { createStore, type Schedule } from '../store/create-store.ts'

/** The list as it is shown. */
export type ThreadListState =
  | { readonly status: 'idle' | 'loading' | 'ready'; readonly items: readonly ThreadSummary[] }
  | { readonly status: 'error'; readonly items: readonly ThreadSummary[]; readonly error: ChatError }

type ThreadListEvent =
  | { type: 'loading' }
  | { type: 'loaded'; items: readonly ThreadSummary[] }
  | { type: 'failed'; error: ChatError }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'removed'; id: string }

/** The person's conversations, newest first. Changes show at once and are taken back where the server refuses them. */
export interface ThreadList {
  getSnapshot(): ThreadListState
  subscribe(listener: () => void): () => void
  /** Loads the list; several calls at once are one request. */
  refresh(): Promise<void>
  rename(id: string, title: string): Promise<Result>
  remove(id: string): Promise<Result>
}

export function createThreadList(routes: AgentRoutes, schedule: Schedule): ThreadList {
  const store = createStore<ThreadListState, ThreadListEvent>(
    { status: 'idle', items: [] },
    transition,
    schedule,
  )
  let loading: Promise<void> | undefined

  const load = async (): Promise<void> => {
    store.dispatch({ type: 'loading' })
    const result = await routes.threads()
    if (result.ok) store.dispatch({ type: 'loaded', items: result.value })
    else store.dispatch({ type: 'failed', error: result.error })
  }

  const refresh = (): Promise<void> => {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  const change = async (event: ThreadListEvent, request: Promise<Result>): Promise<Result> => {
    store.dispatch(event)
    const result = await request
    if (!result.ok) await refresh()
    return result
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    refresh,
    rename: (id, title) => change({ type: 'renamed', id, title }, routes.renameThread(id, title)),
    remove: (id) => change({ type: 'removed', id }, routes.deleteThread(id)),
  }
}

function transition(state: ThreadListState, event: ThreadListEvent): ThreadListState {
  const { items } = state
  switch (event.type) {
    case 'loading':
      return { status: 'loading', items }
    case 'loaded':
      return { status: 'ready', items: event.items }
    case 'failed':
      return { status: 'error', items, error: event.error }
    case 'renamed': {
      const { id, title } = event
      return { ...state, items: items.map((item) => (item.id === id ? { ...item, title } : item)) }
    }
    case 'removed':
      return { ...state, items: items.filter(({ id }) => id !== event.id) }
    default: {
      const never: never = event
      return never
    }
  }
}
