import type { Path } from '../issues/issue.ts'
import { isPlainObject, type JsonObject, setOwn } from './json-value.ts'

/** Objects and lists within one another, the outermost counted. */
export const MAX_JSON_DEPTH = 64

export type JsonCopy = { ok: true; value: unknown } | { ok: false; path: Path; message: string }

/**
 * A deep copy of plain data: nothing that happens to the original later reaches it. Dates become text as in JSON and undefined
 * members are left out; anything else that JSON cannot say is refused with its path.
 */
export function copyJson(input: unknown): JsonCopy {
  const refusal: { path: Path; message: string }[] = []
  const copy = (value: unknown, path: Path): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (path.length >= MAX_JSON_DEPTH) return refuse(path, `data nests at most ${MAX_JSON_DEPTH} deep`)
    if (Array.isArray(value)) return value.map((item, index) => copy(item ?? null, [...path, index]))
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString()
    if (!isPlainObject(value)) return refuse(path, `a ${typeof value} is no JSON`)
    const object: JsonObject = {}
    for (const key of Object.keys(value)) {
      const member = value[key]
      if (member !== undefined) setOwn(object, key, copy(member, [...path, key]))
    }
    return object
  }
  const refuse = (path: Path, message: string): undefined => {
    refusal.push({ path, message })
    return undefined
  }
  const value = copy(input, [])
  const [first] = refusal
  return first === undefined ? { ok: true, value } : { ok: false, ...first }
}
