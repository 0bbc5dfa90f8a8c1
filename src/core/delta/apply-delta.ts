import { isPlainObject, type JsonObject, setOwn } from '../json/json-value.ts'
import type { DeltaOperation } from './delta.ts'

/** The new value, or why the delta does not fit. */
export type DeltaResult = { ok: true; value: unknown } | { ok: false }

/**
 * Applies operations to a value without changing it: containers on a changed path are copied, the rest is shared.
 * An operation that does not fit the value makes the whole delta fail; nothing is applied then.
 */
export function applyDelta(value: unknown, operations: readonly DeltaOperation[]): DeltaResult {
  const draft = new Draft(value)
  for (const operation of operations) {
    if (!Array.isArray(operation) || !Array.isArray(operation[1]) || !draft.apply(operation))
      return { ok: false }
  }
  return { ok: true, value: draft.root }
}

type Container = JsonObject | unknown[]

/** Holds the copies made so far, so that many operations on one container copy it once. */
class Draft {
  root: unknown
  private readonly owned = new Set<object>()

  constructor(root: unknown) {
    this.root = root
  }

  apply(operation: DeltaOperation): boolean {
    const [kind, path] = operation
    if (path.length === 0) return this.applyToRoot(operation)
    const key = path[path.length - 1]
    const parent = this.holder(this.open(path.slice(0, -1)), key)
    if (parent === undefined || key === undefined) return false
    switch (kind) {
      case 'set':
        return write(parent, key, operation[2])
      case 'append': {
        const text = read(parent, key)
        return (
          typeof text === 'string' &&
          typeof operation[2] === 'string' &&
          write(parent, key, text + operation[2])
        )
      }
      case 'push': {
        const list = this.open(path)
        if (!Array.isArray(list)) return false
        for (const item of operation.slice(2)) list.push(item)
        return true
      }
      case 'cut':
        return cut(parent, key)
      default:
        return false
    }
  }

  private applyToRoot(operation: DeltaOperation): boolean {
    switch (operation[0]) {
      case 'set':
        this.root = operation[2]
        return true
      case 'append':
        if (typeof this.root !== 'string' || typeof operation[2] !== 'string') return false
        this.root += operation[2]
        return true
      case 'push': {
        const list = this.open([])
        if (!Array.isArray(list)) return false
        for (const item of operation.slice(2)) list.push(item)
        return true
      }
      default:
        return false
    }
  }

  /** The container at a path, its whole path copied once; undefined where there is none. */
  private open(path: readonly (string | number)[]): Container | undefined {
    const root = this.own(this.root)
    if (root === undefined) return undefined
    this.root = root
    let container = root
    for (const key of path) {
      const holder = this.holder(container, key)
      const child = holder && this.openChild(holder, key)
      if (child === undefined) return undefined
      container = child
    }
    return container
  }

  /** What a key is looked up in: for a number at an object, the list of its children. */
  private holder(container: Container | undefined, key: string | number | undefined): Container | undefined {
    if (container === undefined || Array.isArray(container) || typeof key !== 'number') return container
    const children = this.openChild(container, 'children')
    return Array.isArray(children) ? children : undefined
  }

  private openChild(container: Container, key: string | number): Container | undefined {
    const child = this.own(read(container, key))
    return child !== undefined && write(container, key, child) ? child : undefined
  }

  private own(value: unknown): Container | undefined {
    if (!Array.isArray(value) && !isPlainObject(value)) return undefined
    if (this.owned.has(value)) return value
    const copy = Array.isArray(value) ? value.slice() : copyObject(value)
    this.owned.add(copy)
    return copy
  }
}

/** Spread would turn an own `__proto__` key into the prototype. */
function copyObject(source: JsonObject): JsonObject {
  const copy: JsonObject = {}
  for (const key of Object.keys(source)) setOwn(copy, key, source[key])
  return copy
}

function read(container: Container, key: string | number): unknown {
  if (Array.isArray(container)) return typeof key === 'number' ? container[key] : undefined
  return typeof key === 'string' && Object.hasOwn(container, key) ? container[key] : undefined
}

function write(container: Container, key: string | number, value: unknown): boolean {
  if (Array.isArray(container)) {
    if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key > container.length) return false
    container[key] = value
    return true
  }
  if (typeof key !== 'string') return false
  setOwn(container, key, value)
  return true
}

function cut(container: Container, key: string | number): boolean {
  if (Array.isArray(container)) {
    if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key > container.length) return false
    container.length = key
    return true
  }
  return typeof key === 'string' && Reflect.deleteProperty(container, key)
}
