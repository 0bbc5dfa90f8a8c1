/** Runs a task soon, once; the result calls it off. */
export type Schedule = (task: () => void) => () => void

export interface Store<S, E> {
  /** What subscribers were last told; its identity changes only when they are told again. */
  getSnapshot(): S
  /** The newest state, told or not. */
  current(): S
  /** `later`: subscribers may be told together with what else happens until the next frame. */
  dispatch(event: E, options?: { later?: boolean }): void
  subscribe(listener: () => void): () => void
}

/** A store over a pure transition. However fast events come, subscribers hear at most once a frame, and always of the last one. */
export function createStore<S, E>(
  initial: S,
  transition: (state: S, event: E) => S,
  schedule: Schedule,
): Store<S, E> {
  const listeners = new Set<() => void>()
  let state = initial
  let published = initial
  let callOff: (() => void) | undefined

  const publish = (): void => {
    callOff?.()
    callOff = undefined
    if (published === state) return
    published = state
    for (const listener of [...listeners]) listener()
  }

  return {
    getSnapshot: () => published,
    current: () => state,
    dispatch(event, { later = false } = {}) {
      state = transition(state, event)
      if (later) callOff ??= schedule(publish)
      else publish()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
