/** Anything that JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** A plain JSON object, narrowed once at the border; its values are still unknown. */
export type JsonObject = { [key: string]: unknown }

/** True for objects made by a literal, `JSON.parse` or `Object.create(null)`: no arrays, no class instances. */
export function isPlainObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Assigns as own data even where the key is `__proto__`. */
export function setOwn(target: JsonObject, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  } else {
    target[key] = value
  }
}

/** Reads an own property; inherited ones (`constructor`, `toString`, …) are absent. */
export function getOwn(target: JsonObject, key: string): unknown {
  return Object.hasOwn(target, key) ? target[key] : undefined
}
