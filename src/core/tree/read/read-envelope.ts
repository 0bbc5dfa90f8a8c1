import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { unknownComponent } from '../../catalog/define-catalog.ts'
import type { Path } from '../../issues/issue.ts'
import { getOwn, isPlainObject, type JsonObject, setOwn } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { declaresProp } from './declares-prop.ts'
import type { Ledger } from './ledger.ts'
import { parseText } from './parse-text.ts'

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

const WRAPPERS = ['props', 'root', 'tree', 'element', 'ui', 'node'] as const
const MAX_WRAPPERS = 3
const ENVELOPE_KEYS = new Set(['type', 'key', 'props', 'children'])

/**
 * Reads one node's envelope `{ type, key?, props, children? }`, or what a model wrote instead where only one thing can be meant:
 * JSON text, one more wrapper, the name under another key, a missing envelope that fits exactly one component, props beside the
 * type. Undefined, with an issue, for anything else.
 */
export function readEnvelope(input: unknown, path: Path, options: EnvelopeOptions): Envelope | undefined {
  const { ledger, catalog } = options
  const value = typeof input === 'string' ? parseText(input, path, ledger) : input
  if (!isPlainObject(value)) {
    ledger.refuse(
      'not_a_node',
      path,
      `expected a node { "type": …, "props": { … } }; got ${describeValue(input)}`,
      { hint: `types: ${nameList(catalog)}` },
    )
    return undefined
  }
  const node = unwrap(value, path, options)
  const named = nameOf(node, path, options)
  if (named === undefined) return undefined
  const { component, preset, body } = named
  const key = readKey(node, path, ledger)
  const props = readPropsObject(body, component, path, ledger)
  if (props === undefined) return undefined
  const withPreset = Object.keys(preset).length === 0 ? props.props : { ...preset, ...props.props }
  return {
    component,
    ...(key !== undefined && { key }),
    props: withPreset,
    children: props.children,
  }
}

/** Takes away keys around an element, at most three; children beside the wrapper are kept where the element has none. */
function unwrap(node: JsonObject, path: Path, options: EnvelopeOptions): JsonObject {
  let current = node
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    if (getOwn(current, 'type') !== undefined) return current
    const wrapper = WRAPPERS.find((key) => isElement(getOwn(current, key)))
    if (wrapper === undefined) return current
    const inner = getOwn(current, wrapper)
    const element = typeof inner === 'string' ? parseText(inner, [...path, wrapper], options.ledger) : inner
    if (!isPlainObject(element)) return current
    options.ledger.repair('unwrapped', path, `the element inside "${wrapper}" was taken as the node`)
    const outer = getOwn(current, 'children')
    current =
      outer !== undefined && getOwn(element, 'children') === undefined
        ? { ...element, children: outer }
        : element
  }
  return current
}

function isElement(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*\{[\s\S]*["']?(type|component|props)["']?\s*[:>]/.test(value)
  if (!isPlainObject(value)) return false
  if (typeof getOwn(value, 'type') === 'string')
    return getOwn(value, 'props') !== undefined || getOwn(value, 'children') !== undefined
  return (
    WRAPPERS.some((key) => key !== 'props' && isElement(getOwn(value, key))) ||
    isElement(getOwn(value, 'props'))
  )
}

interface Named {
  component: Component
  preset: Readonly<JsonObject>
  /** Where props and children are read from. */
  body: JsonObject
}

function nameOf(node: JsonObject, path: Path, options: EnvelopeOptions): Named | undefined {
  const { catalog, ledger } = options
  const type = getOwn(node, 'type')
  if (typeof type === 'string') return findComponent(type, node, [...path, 'type'], options)
  if (type !== undefined) {
    ledger.refuse(
      'bad_type',
      [...path, 'type'],
      `"type" must be a component's name; got ${describeValue(type)}`,
      {
        hint: `types: ${nameList(catalog)}`,
      },
    )
    return undefined
  }
  for (const key of ['component', 'root']) {
    const name = getOwn(node, key)
    if (
      typeof name === 'string' &&
      getOwn(node, 'props') !== undefined &&
      isUsable(catalog.get(name), options)
    ) {
      ledger.repair('renamed_key', [...path, key], `"${key}" was read as "type"`)
      const { [key]: _, ...body } = node
      return findComponent(name, body, [...path, key], options)
    }
  }
  const fitting = fittingComponent(node, catalog)
  if (fitting !== undefined) {
    ledger.repair(
      'type_inferred',
      path,
      `"type" was missing; only ${fitting.component.name} fits these props`,
    )
    return fitting
  }
  ledger.refuse(
    'missing_type',
    path,
    `every node needs "type" and "props": { "type": "…", "props": { … } }; got ${describeValue(node)}`,
    { hint: `types: ${nameList(catalog)}` },
  )
  return undefined
}

function findComponent(
  name: string,
  body: JsonObject,
  path: Path,
  options: EnvelopeOptions,
): Named | undefined {
  const { catalog, ledger } = options
  const component = catalog.get(name)
  if (isUsable(component, options)) return { component, preset: {}, body }
  const alias = component === undefined ? catalog.resolveAlias(name) : undefined
  if (alias !== undefined && isUsable(alias.component, options)) {
    ledger.repair('renamed_type', path, `"${name}" was read as ${alias.component.name}`)
    return { component: alias.component, preset: alias.preset, body }
  }
  const sameLetters = catalog
    .modelComponents()
    .filter((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  const [only] = sameLetters
  if (component === undefined && only !== undefined && sameLetters.length === 1) {
    ledger.repair('renamed_type', path, `"${name}" was read as ${only.name}`)
    return { component: only, preset: {}, body }
  }
  ledger.refuse('unknown_component', path, unknownComponent(name, catalog.modelComponents()))
  return undefined
}

function isUsable(component: Component | undefined, options: EnvelopeOptions): component is Component {
  return component !== undefined && (options.allowInternal || !component.internal)
}

/** The one component whose props these are: every key known, every required one there. */
function fittingComponent(node: JsonObject, catalog: Catalog): Named | undefined {
  const inner = getOwn(node, 'props')
  const props = isPlainObject(inner) ? inner : omit(node, ENVELOPE_KEYS)
  const keys = Object.keys(props)
  if (keys.length === 0) return undefined
  const fitting = catalog.modelComponents().filter((component) => {
    const properties = component.jsonSchema?.properties
    const required = component.jsonSchema?.required
    if (!isPlainObject(properties) || !Array.isArray(required) || required.length === 0) return false
    return (
      keys.every((key) => Object.hasOwn(properties, key)) &&
      required.every((key) => Object.hasOwn(props, String(key)))
    )
  })
  const [component] = fitting
  if (component === undefined || fitting.length > 1) return undefined
  return { component, preset: {}, body: { ...pick(node, ENVELOPE_KEYS), props } }
}

/** `key` counts only where it is written before `props` and `children`, so that nothing remounts when it arrives. */
function readKey(node: JsonObject, path: Path, ledger: Ledger): string | undefined {
  const key = getOwn(node, 'key')
  if (key === undefined || key === null) return undefined
  const order = Object.keys(node)
  const at = order.indexOf('key')
  if (order.slice(0, at).some((name) => name === 'props' || name === 'children')) {
    ledger.repair(
      'key_late',
      [...path, 'key'],
      '"key" counts only when it is written before "props" and "children"',
      { lossy: true },
    )
    return undefined
  }
  if (typeof key === 'string') return key
  if (typeof key === 'number') return String(key)
  ledger.repair('key_dropped', [...path, 'key'], `"key" must be text; got ${describeValue(key)}`, {
    lossy: true,
  })
  return undefined
}

function readPropsObject(
  body: JsonObject,
  component: Component,
  path: Path,
  ledger: Ledger,
): { props: JsonObject; children: unknown } | undefined {
  const beside = omit(body, ENVELOPE_KEYS)
  const written = getOwn(body, 'props')
  const children = getOwn(body, 'children')
  const propsPath = [...path, 'props']
  const inner = typeof written === 'string' ? parseText(written, propsPath, ledger) : written
  if (inner === undefined && written !== undefined) {
    ledger.refuse('invalid_props', propsPath, `"props" must be an object; got ${describeValue(written)}`)
    return undefined
  }
  let props: JsonObject
  if (inner === undefined || inner === null) {
    props = beside
    if (Object.keys(beside).length > 0)
      ledger.repair('props_gathered', path, 'props written beside "type" were moved into "props"')
  } else if (isPlainObject(inner)) {
    props = gatherStray(inner, beside, component, path, ledger)
  } else {
    ledger.refuse('invalid_props', propsPath, `"props" must be an object; got ${describeValue(inner)}`)
    return undefined
  }
  // Children belong beside the props; a component may still declare a prop of that name.
  const nested = getOwn(props, 'children')
  if (children === undefined && nested !== undefined && !declaresProp(component, 'children')) {
    ledger.repair('wrapped', [...propsPath, 'children'], '"children" was moved out of "props"')
    return { props: omit(props, new Set(['children'])), children: nested }
  }
  return { props, children }
}

function gatherStray(
  props: JsonObject,
  beside: JsonObject,
  component: Component,
  path: Path,
  ledger: Ledger,
): JsonObject {
  let gathered = props
  for (const key of Object.keys(beside)) {
    if (declaresProp(component, key) && !Object.hasOwn(props, key)) {
      gathered = { ...gathered, [key]: beside[key] }
      ledger.repair('props_gathered', [...path, key], `"${key}" was moved into "props"`)
    } else {
      ledger.repair('stray_key', [...path, key], `"${key}" is no part of a node and was dropped`, {
        lossy: true,
      })
    }
  }
  return gathered
}

function omit(source: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const rest: JsonObject = {}
  for (const key of Object.keys(source)) if (!keys.has(key)) setOwn(rest, key, source[key])
  return rest
}

function pick(source: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const some: JsonObject = {}
  for (const key of Object.keys(source)) if (keys.has(key)) setOwn(some, key, source[key])
  return some
}

export function nameList(catalog: Catalog): string {
  return catalog
    .modelComponents()
    .map((component) => component.name)
    .join(', ')
}
