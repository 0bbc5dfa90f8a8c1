import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import type { Path } from '../../issues/issue.ts'
import { getOwn, isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { declaresProp } from './declares-prop.ts'
import type { Envelope } from './envelope.ts'
import type { Ledger } from './ledger.ts'

const LIST_PROPS = ['items', 'tabs', 'sections', 'panels'] as const
const BODY_PROPS = ['children', 'content', 'body', 'text'] as const

/**
 * The children of a container that takes one kind of container, as tabs do: a list of items among its props becomes its parts, and any
 * other child is put into a part of its own, named by its place.
 */
export function adoptParts(envelope: Envelope, path: Path, catalog: Catalog, ledger: Ledger): Envelope {
  const [accepted, ...others] = envelope.component.accepts ?? []
  const part = accepted === undefined || others.length > 0 ? undefined : catalog.get(accepted)
  if (part?.children !== true) return envelope
  const moved = moveItems(envelope, part, path, ledger)
  const list = isPlainObject(moved.children) ? [moved.children] : moved.children
  if (!Array.isArray(list)) return moved
  const children = list.map((child: unknown, index) => adopt(child, index, part, path, catalog, ledger))
  return children.some((child, index) => child !== list[index]) ? { ...moved, children } : moved
}

/** `items: [{ label, content }]` among the props. */
function moveItems(envelope: Envelope, part: Component, path: Path, ledger: Ledger): Envelope {
  const { component, props, children } = envelope
  if (children !== undefined && children !== null) return envelope
  const name = LIST_PROPS.find((prop) => !declaresProp(component, prop) && Array.isArray(props[prop]))
  if (name === undefined) return envelope
  ledger.repair('wrapped', [...path, 'props', name], `"${name}" were read as ${part.name} nodes`)
  const { [name]: items, ...rest } = props
  const nodes = Array.isArray(items) ? items.map((item) => (isItem(item) ? partOf(item, part) : item)) : []
  return { ...envelope, props: rest, children: nodes }
}

function adopt(
  child: unknown,
  index: number,
  part: Component,
  path: Path,
  catalog: Catalog,
  ledger: Ledger,
): unknown {
  if (isItem(child)) {
    if (getOwn(child, 'props') !== undefined || !namesItself(child, part)) return child
    ledger.repair('wrapped', [...path, 'children', index], `an item was read as a ${part.name}`)
    return partOf(child, part)
  }
  if (!isOther(child, part, catalog)) return child
  const named = String(index + 1)
  ledger.repair('wrapped', [...path, 'children', index], `it was put into a ${part.name} named "${named}"`)
  return { type: part.name, props: { [nameProp(part)]: named }, children: [child] }
}

function isItem(value: unknown): value is JsonObject {
  return isPlainObject(value) && getOwn(value, 'type') === undefined
}

function namesItself(item: JsonObject, part: Component): boolean {
  return [nameProp(part), 'label', 'title'].some((prop) => typeof getOwn(item, prop) === 'string')
}

function nameProp(part: Component): string {
  return declaresProp(part, 'label') ? 'label' : 'title'
}

/** A node of the part: what fills it are its children, the rest are its props. */
function partOf(item: JsonObject, part: Component): JsonObject {
  const body = BODY_PROPS.find((prop) => getOwn(item, prop) !== undefined && !declaresProp(part, prop))
  if (body === undefined) return { type: part.name, props: item }
  const { [body]: children, ...props } = item
  return { type: part.name, props, children }
}

/** Text, or a node of a component the catalog has, that is not the part itself. */
function isOther(child: unknown, part: Component, catalog: Catalog): boolean {
  if (typeof child === 'string') return child.trim() !== '' && !/^\s*[[{]/.test(child)
  const type = isPlainObject(child) ? getOwn(child, 'type') : undefined
  if (typeof type !== 'string') return false
  const component = catalog.get(type) ?? catalog.resolveAlias(type)?.component
  return component !== undefined && component.name !== part.name
}
