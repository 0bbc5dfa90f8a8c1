import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { getOwn, isPlainObject, type JsonObject, setOwn } from '../../json/json-value.ts'
import type { CanvasSnapshot } from './instance.ts'
import { findInstance } from './instance-id.ts'
import type { CanvasLink } from './link.ts'

type Linkable = Pick<Component, 'linkable'>

/** Whether a value was meant as a link, well-formed or not. */
export function isMeantAsLink(value: unknown): value is JsonObject {
  return isPlainObject(value) && Object.hasOwn(value, '$from')
}

/** Whether a value is a well-formed link, `{ $from, output }`. */
export function isLink(value: unknown): value is JsonObject & CanvasLink {
  return isMeantAsLink(value) && typeof value.$from === 'string' && typeof value.output === 'string'
}

/** The props of a component that stand as links. */
export function linksOf(
  { linkable = [] }: Linkable,
  props: JsonObject,
): { prop: string; link: CanvasLink }[] {
  return linkable.flatMap((prop) => {
    const value = getOwn(props, prop)
    return isLink(value) ? [{ prop, link: { $from: value.$from, output: value.output } }] : []
  })
}

/** The props with each link replaced by what it brings; where that is undefined the prop is left out. */
export function withLinks(
  component: Linkable,
  props: JsonObject,
  valueFor: (link: CanvasLink) => unknown,
): JsonObject {
  const links = new Map(linksOf(component, props).map(({ prop, link }) => [prop, link]))
  if (links.size === 0) return props
  const resolved: JsonObject = {}
  for (const key of Object.keys(props)) {
    const link = links.get(key)
    const value = link === undefined ? props[key] : valueFor(link)
    if (value !== undefined) setOwn(resolved, key, value)
  }
  return resolved
}

/** The ids that an instance with these props reads from. */
function sourcesOf(catalog: Catalog, component: string, props: JsonObject): string[] {
  return linksOf(catalog.get(component) ?? {}, props).map(({ link }) => link.$from)
}

/** The instances that read from this one. */
export function readersOf(catalog: Catalog, snapshot: CanvasSnapshot, id: string): string[] {
  return Object.values(snapshot.instances)
    .filter(({ component, props }) => sourcesOf(catalog, component, props).includes(id))
    .map((instance) => instance.id)
}

/** The way around, `[id, …, id]`, if an instance with these props would read from itself. */
export function findLinkCycle(
  catalog: Catalog,
  snapshot: CanvasSnapshot,
  reader: { id: string; component: string; props: JsonObject },
): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = sourcesOf(catalog, reader.component, reader.props)
  for (const source of waiting) cameFrom.set(source, reader.id)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === reader.id) return wayBack(cameFrom, reader.id)
    const instance = findInstance(snapshot, id)
    if (instance === undefined) continue
    for (const source of sourcesOf(catalog, instance.component, instance.props)) {
      if (cameFrom.has(source)) continue
      cameFrom.set(source, id)
      waiting.push(source)
    }
  }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<string, string>, id: string): string[] {
  const way = [id]
  for (let at = cameFrom.get(id); at !== undefined && at !== id; at = cameFrom.get(at)) way.unshift(at)
  return [id, ...way]
}
