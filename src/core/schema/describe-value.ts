import type { Path } from '../issues/issue.ts'
import { isPlainObject } from '../json/json-value.ts'

/** `; got "x"`, so that a model sees what it wrote. */
export function describeBadValue(root: unknown, path: Path): string {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return '; it is missing'
    value = Reflect.get(value, key)
  }
  return `; got ${describeValue(value)}`
}

/** A short account of any value for messages: never long, never throws. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isPlainObject(value)) {
    const keys = Object.keys(value)
    return `an object with ${keys.length === 0 ? 'no keys' : keys.slice(0, 6).join(', ')}${keys.length > 6 ? ', …' : ''}`
  }
  if (typeof value === 'string') {
    return value.length > 80
      ? `${JSON.stringify(value.slice(0, 80))}… (${value.length} characters)`
      : JSON.stringify(value)
  }
  return String(value)
}
