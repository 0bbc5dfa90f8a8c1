import { getOwn, isPlainObject, type JsonObject, setOwn } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'

/**
 * A JSON Merge Patch (RFC 7396) applied to an object: `null` takes a key away, objects merge, anything else replaces. What did not
 * change keeps its identity, down to the object itself.
 */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  let merged: JsonObject | undefined
  for (const key of Object.keys(patch)) {
    const change = patch[key]
    const before = getOwn(target, key)
    if (change === undefined) continue
    if (change === null) {
      if (!Object.hasOwn(target, key)) continue
      merged ??= { ...target }
      delete merged[key]
      continue
    }
    const after = mergeValue(before, change)
    if (after === before) continue
    merged ??= { ...target }
    setOwn(merged, key, after)
  }
  return merged ?? target
}

function mergeValue(before: unknown, change: unknown): unknown {
  if (isPlainObject(change)) return mergePatch(isPlainObject(before) ? before : {}, change)
  return sameJson(before, change) ? before : change
}

/** The patch that turns one object into the other; undefined where none can, since a patch cannot set a `null`. */
export function patchBetween(before: JsonObject, after: JsonObject): JsonObject | undefined {
  const patch: JsonObject = {}
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) setOwn(patch, key, null)
  for (const key of Object.keys(after)) {
    const [was, is] = [getOwn(before, key), after[key]]
    if (Object.hasOwn(before, key) && sameJson(was, is)) continue
    const change = isPlainObject(was) && isPlainObject(is) ? patchBetween(was, is) : withoutNulls(is)
    if (change === undefined) return undefined
    setOwn(patch, key, change)
  }
  return patch
}

/** The value itself, unless merging it would lose a `null` that it holds. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return undefined
  if (!isPlainObject(value)) return value
  return Object.values(value).some((item) => withoutNulls(item) === undefined) ? undefined : value
}
