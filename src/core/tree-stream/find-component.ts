import type { Catalog } from '../catalog/catalog.ts'
import type { Component } from '../catalog/component.ts'
import type { JsonObject } from '../json/json-value.ts'

export interface FoundComponent {
  component: Component
  /** The props an alias presets. */
  preset: Readonly<JsonObject>
}

const NO_PRESET: Readonly<JsonObject> = Object.freeze({})

/** The component that a model means by this name, as the final reading takes it: its own, an alias, or in other case. */
export function findComponent(catalog: Catalog, name: string): FoundComponent | undefined {
  const component = catalog.get(name)
  if (component !== undefined) return component.internal ? undefined : { component, preset: NO_PRESET }
  const alias = catalog.resolveAlias(name)
  if (alias !== undefined) return alias.component.internal ? undefined : alias
  const lower = name.toLowerCase()
  const [only, ...others] = catalog.modelComponents().filter((other) => other.name.toLowerCase() === lower)
  return only === undefined || others.length > 0 ? undefined : { component: only, preset: NO_PRESET }
}
