import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { unknownComponent } from '../../catalog/define-catalog.ts'
import type { Path } from '../../issues/issue.ts'
import { getOwn, isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { ENVELOPE_KEYS, type EnvelopeOptions, omit, pick } from './envelope.ts'

/** The component a node names, with what its name presets. */
interface NamedNode {
  component: Component
  preset: Readonly<JsonObject>
  /** Where props and children are read from. */
  body: JsonObject
}

/** The component that a node names, under `type` or where it was meant; inferred where exactly one fits. */
export function findNamed(node: JsonObject, path: Path, options: EnvelopeOptions): NamedNode | undefined {
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
): NamedNode | undefined {
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
function fittingComponent(node: JsonObject, catalog: Catalog): NamedNode | undefined {
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

export function nameList(catalog: Catalog): string {
  return catalog
    .modelComponents()
    .map((component) => component.name)
    .join(', ')
}
