import { type ComponentType, lazy } from 'react'

/** A visual that is loaded when it is first needed. */
export interface VisualChunk<Props> {
  /** The component to draw now: the visual once loaded, else one that suspends until then. */
  choose(): ComponentType<Props>
  /** Resolves once it can be drawn synchronously; rejects if loading fails, and the next call tries again. */
  preload(): Promise<void>
}

export function createVisualChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): VisualChunk<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let deferred = lazy(ask)

  function ask(): Promise<{ default: ComponentType<Props> }> {
    loading ??= load().then(
      (visual) => {
        loaded = visual
        return { default: visual }
      },
      (error: unknown) => {
        loading = undefined
        deferred = lazy(ask)
        throw error
      },
    )
    return loading
  }

  return {
    choose: () => loaded ?? deferred,
    async preload() {
      await ask()
    },
  }
}
