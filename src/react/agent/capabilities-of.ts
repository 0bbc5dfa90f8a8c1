import type { Catalog, UiCapabilities } from '../../core/index.ts'
import type { Registry } from '../registry.ts'

/** What a registry can draw, in the versions of the catalog; a component that the catalog lacks counts as version 1. */
export function capabilitiesOf(registry: Registry, catalog?: Catalog): UiCapabilities {
  return {
    components: Object.keys(registry)
      .sort()
      .map((name) => ({ name, version: catalog?.get(name)?.version ?? 1 })),
  }
}
