import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { EncodedRoot } from './encoded-root.ts'

/** A snapshot of the JSON stream. */
export interface Snapshot {
  value: unknown
  isOpen(container: object): boolean
  done: boolean
}

interface PreviewRoot {
  json: JsonObject
  isOpen(container: object): boolean
}

const WRAPPERS = ['root', 'tree', 'element', 'ui', 'node'] as const
const MAX_WRAPPERS = 3

/** Finds the root node in a call's arguments: as it is, inside one of the usual wrappers, or as JSON text in a string. */
export class PreviewRootFinder {
  private readonly encoded = new EncodedRoot()

  /** Undefined: not there yet; null: there is none. */
  find(snapshot: Snapshot): PreviewRoot | null | undefined {
    const root = unwrap(snapshot)
    if (typeof root !== 'string') return withReader(root, snapshot)
    if (!/^\s*\{/.test(root.slice(0, 64))) return snapshot.done ? null : undefined
    const inner = this.encoded.read(root, snapshot.done)
    const innerRoot = unwrap(inner)
    return typeof innerRoot === 'string' ? null : withReader(innerRoot, inner)
  }
}

function withReader(
  root: JsonObject | null | undefined,
  { isOpen }: Snapshot,
): PreviewRoot | null | undefined {
  return root === null || root === undefined ? root : { json: root, isOpen }
}

/** The object that says `type`, or the text that may hold it. */
function unwrap({ value, isOpen }: Snapshot): JsonObject | string | null | undefined {
  let current = value
  for (let depth = 0; depth <= MAX_WRAPPERS; depth += 1) {
    if (current === undefined || typeof current === 'string') return current
    if (!isPlainObject(current)) return null
    if (Object.hasOwn(current, 'type')) return current
    const wrapper = findWrapper(current)
    if (wrapper === undefined) return isOpen(current) ? undefined : null
    current = current[wrapper]
  }
  return null
}

function findWrapper(json: JsonObject): string | undefined {
  return WRAPPERS.find(
    (name) => Object.hasOwn(json, name) && (isPlainObject(json[name]) || typeof json[name] === 'string'),
  )
}
