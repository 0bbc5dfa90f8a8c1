import { isPlainObject, type JsonObject } from '../../core/index.ts'

/** Deeper than any valid tree; whatever lies deeper is taken as it is. */
const MAX_DEPTH = 64

/**
 * `next`, but with every part that equals its counterpart in `previous` replaced by it, so that equal means identical. Arrays are
 * compared by index. Parts that are already shared cost nothing.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  // The result equals `next`, so it has its type.
  return share(previous, next, 0) as T
}

function share(previous: unknown, next: unknown, depth: number): unknown {
  if (Object.is(previous, next)) return previous
  if (depth > MAX_DEPTH) return next
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next, depth)
  if (isPlainObject(previous) && isPlainObject(next)) return shareObject(previous, next, depth)
  return next
}

function shareArray(
  previous: readonly unknown[],
  next: readonly unknown[],
  depth: number,
): readonly unknown[] {
  const shared = next.map((item, index) => share(previous[index], item, depth + 1))
  if (previous.length === next.length && shared.every((item, index) => Object.is(item, previous[index])))
    return previous
  return shared.every((item, index) => Object.is(item, next[index])) ? next : shared
}

function shareObject(previous: JsonObject, next: JsonObject, depth: number): JsonObject {
  const keys = Object.keys(next)
  const shared: JsonObject = {}
  let equal = keys.length === Object.keys(previous).length
  let untouched = true
  for (const key of keys) {
    // Assigning to `__proto__` would not make data; such an object is never shared.
    if (key === '__proto__') return next
    const had = Object.hasOwn(previous, key)
    const value = had ? share(previous[key], next[key], depth + 1) : next[key]
    if (!had || !Object.is(value, previous[key])) equal = false
    if (!Object.is(value, next[key])) untouched = false
    shared[key] = value
  }
  if (equal) return previous
  return untouched ? next : shared
}
