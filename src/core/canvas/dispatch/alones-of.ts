import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'

const ALONE = new WeakMap<Catalog, Catalog>()

/** The catalog with components that stand alone: where an instance stands, and what it holds, is checked separately. */
export function alonesOf(catalog: Catalog): Catalog {
  const known = ALONE.get(catalog)
  if (known !== undefined) return known
  const free = catalog.extend(catalog.components.map(alone))
  ALONE.set(catalog, free)
  return free
}

function alone({ within: _, accepts: __, childCount: ___, ...component }: Component): Component {
  return { ...component, children: false }
}
