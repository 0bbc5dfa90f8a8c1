import { isPlainObject, type JsonObject, setOwn } from '../json/json-value.ts'
import { meantProps } from './known-props.ts'
import { parseJsonText } from './parse-json-text.ts'
import { readAsObject } from './read-as-object.ts'
import type { Reading } from './reading.ts'
import { alternativesOf, isOfKind, propertiesOf, requiredOf, resolveSchema } from './schema-view.ts'

const NAMING = ['key', 'label', 'title', 'name'] as const

/** A list out of JSON text, a map, or the one thing that should stand in it. */
export function readAsList(option: JsonObject, value: unknown, root: JsonObject): Reading | undefined {
  if (typeof value === 'string') {
    const parsed = parseJsonText(value)
    if (Array.isArray(parsed)) return parsedText(option, parsed)
    if (isPlainObject(parsed)) {
      const inner = readAsList(option, parsed, root)
      return inner && { ...inner, code: 'parsed_text' }
    }
    // A text that begins like a list is a broken list, never one item of it.
    if (/^\s*[[{]/.test(value) || value.trim() === '') return undefined
  }
  const item = resolveSchema(option.items, root)
  if (item === undefined || value === null || Array.isArray(value)) return undefined
  if (isPlainObject(value)) return fromObject(option, item, value, root)
  const fits = alternativesOf(item, root).some(
    (each) => isOfKind(each, value) || readAsObject(each, value, root) !== undefined,
  )
  return fits ? listOfOne(option, value) : undefined
}

function parsedText(option: JsonObject, value: unknown): Reading {
  return { option, value, code: 'parsed_text', message: 'JSON text was read as the list it holds' }
}

function listOfOne(option: JsonObject, value: unknown): Reading {
  return { option, value: [value], code: 'wrapped', message: 'one item was read as a list of one' }
}

function fromObject(
  option: JsonObject,
  item: JsonObject,
  value: JsonObject,
  root: JsonObject,
): Reading | undefined {
  const keys = Object.keys(value)
  const schema = alternativesOf(item, root).find((each) => each.type === 'object')
  if (schema === undefined || keys.length === 0) return undefined
  const declared = Object.keys(propertiesOf(schema))
  const values = Object.values(value)
  if (declared.length === 0) {
    // Records name their own fields: an object of scalars is one record, an object of objects a map of records.
    if (values.every((each) => typeof each !== 'object' || each === null)) return listOfOne(option, value)
    return values.every(isPlainObject) ? fromMap(option, values, true) : undefined
  }
  if (keys.every((key) => declared.includes(key) || meantProps(key, declared).length > 0))
    return listOfOne(option, value)
  // The key of an option is what it stands for, not its words: its component reads such a map.
  if (keys.some((key) => declared.includes(key)) || schema['x-shape'] === 'option') return undefined
  const named = keys.map((key) => nameItem(schema, key, value[key]))
  return named.every((each) => each !== undefined) ? fromMap(option, named, false) : undefined
}

function fromMap(option: JsonObject, value: unknown[], lossy: boolean): Reading {
  return {
    option,
    value,
    code: 'wrapped',
    message: 'a map was read as a list in the order of its keys',
    lossy,
  }
}

/** One entry of a map: its key becomes what names the item. */
function nameItem(schema: JsonObject, key: string, value: unknown): JsonObject | undefined {
  const declared = Object.keys(propertiesOf(schema))
  const required = requiredOf(schema)
  const naming =
    NAMING.find((prop) => required.includes(prop)) ?? NAMING.find((prop) => declared.includes(prop))
  if (naming === undefined) return undefined
  const item: JsonObject = {}
  if (isPlainObject(value)) {
    if (!Object.hasOwn(value, naming)) setOwn(item, naming, key)
    for (const [name, member] of Object.entries(value)) setOwn(item, name, member)
    return item
  }
  if (Array.isArray(value) || value === null) return undefined
  const [other, ...more] = required.filter((prop) => prop !== naming)
  if (typeof other !== 'string' || more.length > 0) return undefined
  setOwn(item, naming, key)
  setOwn(item, other, value)
  return item
}
