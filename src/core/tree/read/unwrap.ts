import type { Path } from '../../issues/issue.ts'
import { getOwn, isPlainObject, type JsonObject } from '../../json/json-value.ts'
import type { Ledger } from './ledger.ts'
import { parseText } from './parse-text.ts'

const WRAPPERS = ['props', 'root', 'tree', 'element', 'ui', 'node'] as const
const MAX_WRAPPERS = 3

/** Takes away keys around an element, at most three; children next to the wrapper are kept where the element has none. */
export function unwrap(node: JsonObject, path: Path, ledger: Ledger): JsonObject {
  let current = node
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    if (getOwn(current, 'type') !== undefined) return current
    const wrapper = WRAPPERS.find((key) => isElement(getOwn(current, key)))
    if (wrapper === undefined) return current
    const inner = getOwn(current, wrapper)
    const element = typeof inner === 'string' ? parseText(inner, [...path, wrapper], ledger) : inner
    if (!isPlainObject(element)) return current
    ledger.repair('unwrapped', path, `the element inside "${wrapper}" was taken as the node`)
    const outer = getOwn(current, 'children')
    current =
      outer !== undefined && getOwn(element, 'children') === undefined
        ? { ...element, children: outer }
        : element
  }
  return current
}

function isElement(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*\{[\s\S]*["']?(type|component|props)["']?\s*[:>]/.test(value)
  if (!isPlainObject(value)) return false
  if (typeof getOwn(value, 'type') === 'string')
    return getOwn(value, 'props') !== undefined || getOwn(value, 'children') !== undefined
  return (
    WRAPPERS.some((key) => key !== 'props' && isElement(getOwn(value, key))) ||
    isElement(getOwn(value, 'props'))
  )
}
