import type { Path } from '../issues/issue.ts'
import { isPlainObject, type JsonObject, setOwn } from './json-value.ts'

/** Objects and lists within one another, the outermost counted. */
export const MAX_JSON_DEPTH = 64

type JsonCopy = { ok: true; value: unknown } | { ok: false; path: Path; message: string }

/**
 * A deep copy of plain data: nothing that happens to the original later reaches it. Dates become text as in JSON and undefined
 * members are left out; anything else that JSON cannot say is refused with its path.
 */
export function copyJson(input: unknown): JsonCopy {
  // One path, pushed and popped: most copies never need it.
  const path: (string | number)[] = []
  let refusal: { path: Path; message: string } | undefined
  const refuse = (message: string): undefined => {
    refusal ??= { path: [...path], message }
    return undefined
  }
  const below = (key: string | number, value: unknown): unknown => {
    path.push(key)
    const copied = copy(value)
    path.pop()
    return copied
  }
  const copy = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (path.length >= MAX_JSON_DEPTH) return refuse(`data nests at most ${MAX_JSON_DEPTH} deep`)
    if (Array.isArray(value)) return value.map((item, index) => below(index, item ?? null))
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString()
    if (!isPlainObject(value)) return refuse(`a ${typeof value} is no JSON`)
    const object: JsonObject = {}
    for (const key of Object.keys(value)) {
      const member = value[key]
      if (member !== undefined) setOwn(object, key, below(key, member))
    }
    return object
  }
  const value = copy(input)
  return refusal === undefined ? { ok: true, value } : { ok: false, ...refusal }
}
