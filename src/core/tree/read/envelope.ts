import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { type JsonObject, setOwn } from '../../json/json-value.ts'
import type { Ledger } from './ledger.ts'

/** One node as it was meant, its props not yet read and its children not yet looked at. */
export interface Envelope {
  component: Component
  key?: string
  props: JsonObject
  /** Whatever stands where the children should; undefined where nothing does. */
  children: unknown
}

export interface EnvelopeOptions {
  catalog: Catalog
  ledger: Ledger
  /** Tools may push internal components, models may not use them. */
  allowInternal: boolean
}

/** The keys of a node; anything next to them is taken for props. */
export const ENVELOPE_KEYS: ReadonlySet<string> = new Set(['type', 'key', 'props', 'children'])

export function omit(source: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const rest: JsonObject = {}
  for (const key of Object.keys(source)) if (!keys.has(key)) setOwn(rest, key, source[key])
  return rest
}

export function pick(source: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const some: JsonObject = {}
  for (const key of Object.keys(source)) if (keys.has(key)) setOwn(some, key, source[key])
  return some
}
