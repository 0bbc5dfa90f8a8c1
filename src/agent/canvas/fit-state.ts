import { isPlainObject, type JsonObject, setOwn } from '../../core/index.ts'

/** About how many UTF-16 units of JSON a model is given of a canvas. */
export const MAX_STATE_LENGTH = 100_000

const MAX_TEXT = 500
const MAX_ITEMS = 20

/** What a model reads of a large canvas: long texts and lists shortened, and props left out where that is not enough. */
export function fitState(instances: readonly JsonObject[]): {
  instances: readonly JsonObject[]
  note?: string
} {
  if (lengthOf(instances) <= MAX_STATE_LENGTH) return { instances }
  const note = 'Long texts and lists are shortened here; the canvas has them whole.'
  const shortened = instances.map((instance) => shortenObject(instance))
  if (lengthOf(shortened) <= MAX_STATE_LENGTH) return { instances: shortened, note }
  const share = MAX_STATE_LENGTH / instances.length
  const bare = shortened.map(({ props, ...instance }) => {
    const length = lengthOf(props)
    return length <= share ? { ...instance, props } : { ...instance, props: `… (${length} characters)` }
  })
  return { instances: bare, note: `${note} Props that are still too long are left out.` }
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value ?? null).length
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT) {
    return `${value.slice(0, MAX_TEXT)}… (${value.length} characters)`
  }
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(shorten)
    return value.length > MAX_ITEMS ? [...items, `… ${value.length - MAX_ITEMS} more`] : items
  }
  return isPlainObject(value) ? shortenObject(value) : value
}

function shortenObject(object: JsonObject): JsonObject {
  const copy: JsonObject = {}
  for (const key of Object.keys(object)) setOwn(copy, key, shorten(object[key]))
  return copy
}
