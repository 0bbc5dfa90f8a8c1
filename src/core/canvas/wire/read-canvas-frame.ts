import { isPlainObject, type JsonObject } from '../../json/json-value.ts'
import { isTreeNode } from '../../tree/node.ts'
import type { CanvasFrame } from './canvas-frame.ts'
import { isTraceEntry } from './is-trace-entry.ts'

type Kind = CanvasFrame['kind']

const READABLE: { readonly [K in Kind]: (frame: JsonObject) => boolean } = {
  'canvas-change': ({ entries, canUndo, canRedo }) =>
    Array.isArray(entries) &&
    entries.every(isTraceEntry) &&
    typeof canUndo === 'boolean' &&
    typeof canRedo === 'boolean',
  'canvas-view': ({ id, ...view }) => typeof id === 'string' && isView(view),
  'canvas-view-delta': ({ id, ops }) => typeof id === 'string' && Array.isArray(ops),
  'canvas-values': ({ id, inputs = {}, outputs = {} }) =>
    typeof id === 'string' && isPlainObject(inputs) && isPlainObject(outputs),
  'canvas-preview': isPreview,
  'canvas-changing': ({ callId, id }) => typeof callId === 'string' && typeof id === 'string',
  'canvas-preview-end': ({ callId }) => typeof callId === 'string',
  'canvas-snapshot': ({ state }) => isPlainObject(state) && isState(state),
}

/** Reads a frame from a stream or a store. Undefined for an unknown kind and for one that misses what it needs. */
export function readCanvasFrame(input: unknown): CanvasFrame | undefined {
  if (!isPlainObject(input) || typeof input.kind !== 'string' || !Object.hasOwn(READABLE, input.kind)) {
    return undefined
  }
  // The condition above proved that the kind is a key of the table, and the table that the frame is of that kind.
  return READABLE[input.kind as Kind](input) ? (input as unknown as CanvasFrame) : undefined
}

function isView({ status, node }: JsonObject): boolean {
  const isStatus = status === 'pending' || status === 'ready' || status === 'failed'
  return isStatus && (node === undefined || isTreeNode(node))
}

function isPreview({ id, callId, component, props }: JsonObject): boolean {
  return (
    typeof id === 'string' &&
    typeof callId === 'string' &&
    typeof component === 'string' &&
    isPlainObject(props)
  )
}

function isState(state: JsonObject): boolean {
  const { snapshot, views, inputs, outputs, previews, changing, canUndo, canRedo } = state
  return (
    isPlainObject(snapshot) &&
    isSnapshot(snapshot) &&
    hasOnly(views, isView) &&
    hasOnly(inputs, isPlainObject) &&
    hasOnly(outputs, isPlainObject) &&
    hasOnly(previews, isPreview) &&
    isPlainObject(changing) &&
    Object.values(changing).every((id) => typeof id === 'string') &&
    typeof canUndo === 'boolean' &&
    typeof canRedo === 'boolean'
  )
}

function hasOnly(record: unknown, is: (value: JsonObject) => boolean): boolean {
  return isPlainObject(record) && Object.values(record).every((value) => isPlainObject(value) && is(value))
}

/** A tree: everything that walks it may rely on that. */
function isSnapshot({ roots, instances, nextId }: JsonObject): boolean {
  if (!isPlainObject(instances) || !Number.isSafeInteger(nextId)) return false
  const visited = new Set<string>()
  const waiting: { id: unknown; parentId: string | undefined }[] = []
  const expect = (children: unknown, parentId: string | undefined): boolean => {
    if (!Array.isArray(children)) return false
    for (const id of children) waiting.push({ id, parentId })
    return true
  }
  if (!expect(roots, undefined)) return false
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, parentId } = next
    if (typeof id !== 'string' || visited.has(id) || !Object.hasOwn(instances, id)) return false
    visited.add(id)
    const instance = instances[id]
    if (!isPlainObject(instance) || instance.id !== id || instance.parentId !== parentId) return false
    if (typeof instance.component !== 'string' || !isPlainObject(instance.props)) return false
    if (!expect(instance.children, id)) return false
  }
  return visited.size === Object.keys(instances).length
}
