import { isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { idNumber } from '../state/instance-id.ts'
import type { TraceEntry } from '../state/trace-entry.ts'

const isId = (value: unknown): boolean => idNumber(value) !== undefined
const isOptionalId = (value: unknown): boolean => value === undefined || isId(value)
const isPlacement = ({ id, component, version, props, parentId, layout = {} }: JsonObject): boolean =>
  isId(id) &&
  typeof component === 'string' &&
  typeof version === 'number' &&
  isPlainObject(props) &&
  isOptionalId(parentId) &&
  isPlainObject(layout)

const HAS_WHAT_IT_NEEDS: { readonly [Op in TraceEntry['op']]: (entry: JsonObject) => boolean } = {
  create: isPlacement,
  restore: isPlacement,
  update: ({ id, component, version, props }) =>
    isId(id) && typeof component === 'string' && typeof version === 'number' && isPlainObject(props),
  remove: ({ id }) => isId(id),
  clear: ({ keep = [] }) => Array.isArray(keep) && keep.every(isId),
  move: ({ id, parentId, index }) => isId(id) && isOptionalId(parentId) && Number.isInteger(index),
  layout: ({ id, layout }) => isId(id) && isPlainObject(layout),
}

/** Whether an entry of the server's own log can be folded. Loads no schema library: pages use it. `readTrace` is for traces from elsewhere. */
export function isTraceEntry(value: unknown): value is TraceEntry {
  if (!isPlainObject(value) || value.v !== 1 || typeof value.change !== 'number') return false
  const { op } = value
  if (typeof op !== 'string' || !Object.hasOwn(HAS_WHAT_IT_NEEDS, op)) return false
  // The line above proved that the operation is a key of the table.
  return HAS_WHAT_IT_NEEDS[op as TraceEntry['op']](value)
}
