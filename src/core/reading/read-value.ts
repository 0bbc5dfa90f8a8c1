import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { ABSENT, at, type Place } from './place.ts'
import { readMisfit } from './read-misfit.ts'
import { readObject } from './read-object.ts'
import { readText } from './read-text.ts'
import { alternativesOf, isOfKind, resolveSchema } from './schema-view.ts'

const MAX_DEPTH = 24

/**
 * The value as its schema wants it, where it does not fit and one reading is possible; else the value as it is, the same
 * object where nothing inside it changed.
 */
export function readValue(schema: unknown, value: unknown, place: Place): unknown {
  const resolved = resolveSchema(schema, place.root)
  if (resolved === undefined || place.path.length > MAX_DEPTH) return value
  const options = alternativesOf(resolved, place.root)
  const fitting = options.filter((option) => isOfKind(option, value))
  const [only] = fitting
  if (only !== undefined) return fitting.length === 1 ? readFitting(only, value, place) : value
  if (value === null || value === undefined) return value
  const nullable = options.some((option) => option.type === 'null')
  const readings = options.flatMap((option) => readMisfit(option, value, place.root, nullable) ?? [])
  const [reading] = readings
  if (reading === undefined || readings.some((other) => other.value !== reading.value)) return value
  place.report(reading.code, place.path, reading.message, { lossy: reading.lossy ?? false })
  return readFitting(reading.option, reading.value, place)
}

/** What is inside a value of the right kind. */
function readFitting(schema: JsonObject, value: unknown, place: Place): unknown {
  if (typeof value === 'string') return readText(schema, value, place)
  if (Array.isArray(value)) return readItems(schema.items, value, place)
  return isPlainObject(value) ? readObject(schema, value, place) : value
}

function readItems(schema: unknown, list: readonly unknown[], place: Place): readonly unknown[] {
  let changed = false
  const items = list.map((item, index) => {
    const read = readValue(schema, item, at(place, index))
    // Only a member of an object can be left out.
    if (read === ABSENT || read === item) return item
    changed = true
    return read
  })
  return changed ? items : list
}
