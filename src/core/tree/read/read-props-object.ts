import type { Component } from '../../catalog/component.ts'
import type { Path } from '../../issues/issue.ts'
import { getOwn, isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { declaresProp } from './declares-prop.ts'
import { ENVELOPE_KEYS, omit } from './envelope.ts'
import type { Ledger } from './ledger.ts'
import { parseText } from './parse-text.ts'

/** A node's props, wherever it wrote them, and what stands where its children should. */
export function readPropsObject(
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
  // Children belong next to the props; a component may still declare a prop of that name.
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
