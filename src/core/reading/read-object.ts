import { isPlainObject, type JsonObject, setOwn } from '../json/json-value.ts'
import { isStyleProp, meantProps } from './known-props.ts'
import { ABSENT, at, type Place } from './place.ts'
import { readValue } from './read-value.ts'
import { alternativesOf, isOfKind, propertiesOf, requiredOf, resolveSchema } from './schema-view.ts'

/** Reads an object's members; names it does not declare are read as the props they can only mean, or left for the check. */
export function readObject(schema: JsonObject, value: JsonObject, place: Place): JsonObject {
  const properties = propertiesOf(schema)
  const keys = Object.keys(value)
  const members = new Map<string, unknown>()
  for (const key of keys) {
    if (Object.hasOwn(properties, key)) readDeclared(schema, key, value[key], members, place)
    else if (isPlainObject(schema.additionalProperties))
      members.set(key, readValue(schema.additionalProperties, value[key], at(place, key)))
  }
  const closed = !isPlainObject(schema.additionalProperties) && schema.additionalProperties !== true
  const renamed = new Map<string, string>()
  for (const key of keys) {
    if (Object.hasOwn(properties, key) || members.has(key)) continue
    const target = closed ? readUndeclared(schema, key, value[key], members, place) : key
    if (target === key) members.set(key, value[key])
    if (target !== undefined) renamed.set(key, target)
  }
  readPercent(properties, value, members, place)
  return rebuild(value, keys, members, renamed)
}

function readDeclared(
  schema: JsonObject,
  key: string,
  written: unknown,
  members: Map<string, unknown>,
  place: Place,
): void {
  const property = propertiesOf(schema)[key]
  if (written === null && !requiredOf(schema).includes(key) && !takes(property, null, place)) {
    place.report('null_dropped', [...place.path, key], 'null for an optional prop reads as absent')
    return
  }
  const read = readValue(property, written, at(place, key))
  if (read === ABSENT && requiredOf(schema).includes(key)) members.set(key, written)
  else if (read !== ABSENT) members.set(key, read)
}

/** The name under which the member counts: another prop's, its own, or none where it was dropped. */
function readUndeclared(
  schema: JsonObject,
  key: string,
  written: unknown,
  members: Map<string, unknown>,
  place: Place,
): string | undefined {
  const properties = propertiesOf(schema)
  for (const target of meantProps(key, Object.keys(properties))) {
    if (members.has(target) || written === null) continue
    const told: Parameters<Place['report']>[] = []
    const read = readValue(properties[target], written, {
      ...at(place, key),
      report: (...repair) => told.push(repair),
    })
    if (read !== ABSENT && !takes(properties[target], read, place)) continue
    place.report('renamed_prop', [...place.path, key], `"${key}" was read as "${target}"`)
    for (const repair of told) place.report(...repair)
    if (read === ABSENT) return undefined
    members.set(target, read)
    return target
  }
  if (written !== null && !isStyleProp(key)) return key
  if (written === null)
    place.report('null_dropped', [...place.path, key], 'null for an unknown prop was dropped')
  else {
    place.report(
      'style_dropped',
      [...place.path, key],
      `"${key}" was dropped: the theme decides how things look`,
      {
        lossy: true,
      },
    )
  }
  return undefined
}

function takes(schema: unknown, value: unknown, place: Place): boolean {
  const resolved = resolveSchema(schema, place.root)
  if (resolved === undefined) return true
  return alternativesOf(resolved, place.root).some((option) => isOfKind(option, value))
}

/** `"12%"`: 0.12 where the format is percent, else 12 with the unit %. */
function readPercent(
  properties: JsonObject,
  value: JsonObject,
  members: Map<string, unknown>,
  place: Place,
): void {
  for (const [key, read] of [...members]) {
    const written = value[key]
    if (typeof read !== 'number' || typeof written !== 'string' || !written.trim().endsWith('%')) continue
    if (members.get('format') === 'percent') members.set(key, Number((read / 100).toPrecision(15)))
    else if (Object.hasOwn(properties, 'unit') && !members.has('unit')) {
      members.set('unit', '%')
      place.report('number_from_text', [...place.path, 'unit'], 'the % was read as the unit')
    }
  }
}

/** The members in the order in which they were written; the same object where none changed. */
function rebuild(
  value: JsonObject,
  keys: readonly string[],
  members: ReadonlyMap<string, unknown>,
  renamed: ReadonlyMap<string, string>,
): JsonObject {
  const result: JsonObject = {}
  let changed = false
  for (const key of keys) {
    const target = renamed.get(key) ?? key
    if (!members.has(target)) {
      changed = true
      continue
    }
    const read = members.get(target)
    if (target !== key || read !== value[key]) changed = true
    setOwn(result, target, read)
  }
  for (const [key, read] of members) {
    if (Object.hasOwn(result, key)) continue
    changed = true
    setOwn(result, key, read)
  }
  return changed ? result : value
}
