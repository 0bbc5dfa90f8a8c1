import { type ComponentType, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Catalog } from '../../core/index.ts'
import { ComponentCacheContext, type ResolvedComponent } from '../provider/resolve-component.ts'
import { useVitrail } from '../provider/settings.ts'
import type { Registry } from '../registry.ts'

/** The renderer of a component in its stored version; `version` undefined: the current one. */
export function useRenderer(name: string, version: number | undefined): ResolvedComponent {
  const { registry, catalog } = useVitrail()
  const cache = useContext(ComponentCacheContext)
  const current = drawsVersion(catalog, name, version) ? rendererOf(registry, name) : undefined
  const wanted = version ?? catalog?.get(name)?.version ?? 1
  const read = useCallback(
    () => (current === undefined ? cache.get(name, wanted) : undefined),
    [current, cache, name, wanted],
  )
  const resolved = useSyncExternalStore(cache.subscribe, read, read)
  if (current !== undefined) return { status: 'ready', renderer: current }
  return resolved ?? { status: 'missing' }
}

/** Whether the current renderer can draw props of a version: the same one, or one that the definition migrates. */
function drawsVersion(catalog: Catalog | undefined, name: string, version: number | undefined): boolean {
  const component = catalog?.get(name)
  if (version === undefined || component === undefined || version === component.version) return true
  return version < component.version && component.migrate !== undefined
}

/** Looks up own entries only, never inherited ones. */
function rendererOf(registry: Registry, name: string): ComponentType<never> | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined
}
