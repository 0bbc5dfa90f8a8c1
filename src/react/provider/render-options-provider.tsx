import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { type RenderOptions, RenderOptionsContext } from './render-options.ts'
import { useLatest } from './use-latest.ts'

/** Its own options win over those around it; they are looked up when a node renders, never sooner. */
export function RenderOptionsProvider({
  options,
  children,
}: {
  options: RenderOptions
  children: ReactNode
}): ReactElement {
  const outer = useContext(RenderOptionsContext)
  const own = useLatest(options)
  const merged = useMemo(
    () => ({
      get current(): RenderOptions {
        return mergeOptions(outer.current, own.current)
      },
    }),
    [outer, own],
  )
  return <RenderOptionsContext.Provider value={merged}>{children}</RenderOptionsContext.Provider>
}

/** An option given as `undefined` counts as not given; `null` counts. */
function mergeOptions(outer: RenderOptions, own: RenderOptions): RenderOptions {
  const { fallback = outer.fallback, loading = outer.loading, placeholder = outer.placeholder } = own
  const onError = own.onError ?? outer.onError
  return { fallback, loading, placeholder, ...(onError && { onError }) }
}
