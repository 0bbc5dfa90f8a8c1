import { type ComponentType, createContext } from 'react'
import { describeThrown } from '../../core/index.ts'

/** Finds the renderer of a component that the registry does not draw in this version. */
export type ResolveComponent = (
  name: string,
  version: number,
) => ComponentType<never> | undefined | Promise<ComponentType<never> | undefined>

export type ResolvedComponent =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly renderer: ComponentType<never> }
  | { readonly status: 'missing'; readonly reason?: string }

/** Asks once for each name and version. */
interface ComponentCache {
  get(name: string, version: number): ResolvedComponent
  subscribe(listener: () => void): () => void
}

const LOADING: ResolvedComponent = { status: 'loading' }
const MISSING: ResolvedComponent = { status: 'missing' }

export function createComponentCache(resolve: ResolveComponent | undefined): ComponentCache {
  const entries = new Map<string, ResolvedComponent>()
  const listeners = new Set<() => void>()

  const ask = async (key: string, name: string, version: number): Promise<void> => {
    entries.set(key, await answer(resolve, name, version))
    for (const listener of [...listeners]) listener()
  }

  return {
    get(name, version) {
      if (resolve === undefined) return MISSING
      const key = `${name}@${version}`
      const entry = entries.get(key)
      if (entry !== undefined) return entry
      entries.set(key, LOADING)
      // Started, not awaited: `ask` never rejects.
      void ask(key, name, version)
      return LOADING
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function answer(
  resolve: ResolveComponent | undefined,
  name: string,
  version: number,
): Promise<ResolvedComponent> {
  try {
    const renderer = await resolve?.(name, version)
    return renderer === undefined ? MISSING : { status: 'ready', renderer }
  } catch (thrown) {
    return { status: 'missing', reason: describeThrown(thrown) }
  }
}

export const ComponentCacheContext = createContext<ComponentCache>(createComponentCache(undefined))
