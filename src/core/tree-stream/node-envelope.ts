import { getOwn, type JsonObject } from '../json/json-value.ts'

/** What a node of a snapshot says of itself, as far as it is certain. */
export interface NodeEnvelope {
  type: string
  key?: string
}

/**
 * Reads type and key, once both are certain: a text is complete when another member follows it or the node is closed.
 * A key counts only before props and children; while it may still come in time, the node waits, so that its identity
 * never changes. Undefined as long as that is so.
 */
export function readNodeEnvelope(json: JsonObject, isOpen: boolean): NodeEnvelope | undefined {
  let last = ''
  let hasContent = false
  let isKeyInTime = false
  for (const name of Object.keys(json)) {
    if (name === 'key' && !hasContent) isKeyInTime = true
    if (name === 'props' || name === 'children') hasContent = true
    last = name
  }
  const type = getOwn(json, 'type')
  if (typeof type !== 'string' || (isOpen && (last === 'type' || (last === 'key' && isKeyInTime)))) {
    return undefined
  }
  const key = isKeyInTime ? getOwn(json, 'key') : undefined
  if (typeof key === 'string') return { type, key }
  return typeof key === 'number' ? { type, key: String(key) } : { type }
}
