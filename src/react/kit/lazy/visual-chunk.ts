import { type ComponentType, lazy } from 'react'

/** A visual that is loaded when it is first needed. */
export interface VisualChunk<Props> {
  /** What draws it now: itself once it is here, else what suspends until then. */
  choose(): ComponentType<Props>
  /** Resolves once it can be drawn at once; rejects as the loading does, which is tried again by whoever comes next. */
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
