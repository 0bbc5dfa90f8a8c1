import { isPlainObject, type JsonObject } from '../json/json-value.ts'

/** `next`, with every part that equals its place in `previous` replaced by that part, so that it keeps its identity. */
export function shareStructure(previous: JsonObject | undefined, next: JsonObject): JsonObject
export function shareStructure(previous: unknown, next: unknown): unknown
export function shareStructure(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (Array.isArray(previous) && Array.isArray(next)) {
    const shared = next.map((item, index) => shareStructure(previous[index], item))
    const isSame =
      shared.length === previous.length && shared.every((item, index) => Object.is(item, previous[index]))
    return isSame ? previous : shared
  }
  if (!isPlainObject(previous) || !isPlainObject(next)) return next
  const keys = Object.keys(next)
  const shared = { ...next }
  let isSame = keys.length === Object.keys(previous).length
  for (const key of keys) {
    if (key === '__proto__') return next
    if (!Object.hasOwn(previous, key)) isSame = false
    else shared[key] = shareStructure(previous[key], next[key])
    if (!Object.is(shared[key], previous[key])) isSame = false
  }
  return isSame ? previous : shared
}
