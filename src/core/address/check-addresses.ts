import type { Component } from '../catalog/component.ts'
import { createIssue, type Issue, type Path } from '../issues/issue.ts'
import { createRepair, type Repair } from '../issues/repair.ts'
import { isPlainObject, type JsonObject, setOwn } from '../json/json-value.ts'
import { namesAnotherHost } from './names-another-host.ts'
import { type AddressOptions, type AddressUse, readAddress } from './read-address.ts'

/**
 * Walks the places that the props' JSON Schema marks with `x-address` (the use) and `x-essential` (without it the node means
 * nothing), and puts every address there through the one gate.
 */

/** Props whose addresses may be used, and what was refused. */
export interface CheckedAddresses {
  /** The same object where nothing changed. */
  props: JsonObject
  repairs: Repair[]
  /** Warnings: what was refused and why, texts that name another host. */
  issues: Issue[]
  /** An address the node cannot do without was refused: the node reads as its text. */
  refused: boolean
}

/** Checks every address in validated props; paths are relative to the props. Never throws. */
export function checkAddresses(
  component: Component,
  props: JsonObject,
  options: AddressOptions = {},
): CheckedAddresses {
  const checked: CheckedAddresses = { props, repairs: [], issues: [], refused: false }
  if (component.jsonSchema === undefined) return checked
  const value = checkValue(component.jsonSchema, props, [], { checked, options })
  return isPlainObject(value) ? { ...checked, props: value } : checked
}

interface Walk {
  checked: CheckedAddresses
  options: AddressOptions
}

function checkValue(schema: unknown, value: unknown, path: Path, walk: Walk): unknown {
  if (typeof value !== 'object' || value === null || !isPlainObject(schema) || !holdsAddress(schema))
    return value
  const alternatives = schema.anyOf ?? schema.oneOf
  if (Array.isArray(alternatives)) {
    return alternatives.reduce((checked: unknown, each) => checkValue(each, checked, path, walk), value)
  }
  if (Array.isArray(value)) return checkItems(schema.items, value, path, walk)
  return isPlainObject(value) ? checkObject(schema, value, path, walk) : value
}

function checkItems(schema: unknown, list: readonly unknown[], path: Path, walk: Walk): readonly unknown[] {
  const checked = list.map((item, index) => checkValue(schema, item, [...path, index], walk))
  return checked.some((item, index) => item !== list[index]) ? checked : list
}

function checkObject(schema: JsonObject, value: JsonObject, path: Path, walk: Walk): JsonObject {
  const properties = isPlainObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  const checked: JsonObject = {}
  let changed = false
  for (const [key, written] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties
    const use = addressUse(property)
    const kept =
      use === undefined || typeof written !== 'string'
        ? checkValue(property, written, [...path, key], walk)
        : checkAddress(
            written,
            use,
            isEssential(property) || required.includes(key),
            value,
            [...path, key],
            walk,
          )
    if (kept !== written) changed = true
    if (kept !== undefined) setOwn(checked, key, kept)
  }
  return changed ? checked : value
}

/** The address as it may be used; undefined where it was refused and the rest can stand without. */
function checkAddress(
  written: string,
  use: AddressUse,
  essential: boolean,
  owner: JsonObject,
  path: Path,
  { checked, options }: Walk,
): string | undefined {
  const address = readAddress(written, use, options)
  const shown = JSON.stringify(written.length > 80 ? `${written.slice(0, 80)}…` : written)
  if (!address.ok) {
    const message = `the address ${shown} was refused: ${address.reason}`
    if (essential) {
      checked.refused = true
      checked.issues.push(createIssue('bad_url', path, message, { severity: 'warning' }))
      return written
    }
    checked.repairs.push(createRepair('bad_url', path, `${message}; it was left out`, { lossy: true }))
    return undefined
  }
  if (address.repaired !== undefined) {
    checked.repairs.push(createRepair('url_fixed', path, `${shown}: ${address.repaired}`))
  }
  const other = namesAnotherHost(owner, address.url)
  if (other !== undefined) {
    checked.issues.push(
      createIssue(
        'link_text_mismatch',
        path,
        `the words name ${other.named}, the address leads to ${other.host}`,
        {
          severity: 'warning',
        },
      ),
    )
  }
  return address.url
}

function addressUse(schema: unknown): AddressUse | undefined {
  const use = isPlainObject(schema) ? schema['x-address'] : undefined
  return use === 'link' || use === 'image' || use === 'media' || use === 'download' ? use : undefined
}

function isEssential(schema: unknown): boolean {
  return isPlainObject(schema) && schema['x-essential'] === true
}

const holding = new WeakMap<object, boolean>()

/** Whether there may be an address anywhere below. Most schemas have none, and there may be many rows. */
function holdsAddress(schema: JsonObject): boolean {
  const known = holding.get(schema)
  if (known !== undefined) return known
  // A schema that refers to itself is asked again while it is being asked: no address has been found on the way.
  holding.set(schema, false)
  const parts = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf, schema.properties]
  const holds =
    addressUse(schema) !== undefined ||
    parts
      .flatMap((part) => (isPlainObject(part) ? [part, ...Object.values(part)] : part))
      .some((part) => isPlainObject(part) && holdsAddress(part))
  holding.set(schema, holds)
  return holds
}
