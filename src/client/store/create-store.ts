/** Runs a task once, soon; the returned function calls it off. */
export type Schedule = (task: () => void) => () => void

export interface Store<S, E> {
  /** What subscribers were last told; its identity changes only when they are told again. */
  getSnapshot(): S
  /** The newest state, told or not. */
  current(): S
  /** `later`: subscribers may be told at the next frame, together with whatever else happens until then. */
  dispatch(event: E, options?: { later?: boolean }): void
  subscribe(listener: () => void): () => void
}

/**
 * A store over a pure transition. However fast events come, subscribers are told at most once a frame, and always about the last one.
 */
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
