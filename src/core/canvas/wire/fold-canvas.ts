import { applyDelta } from '../../delta/apply-delta.ts'
import { type JsonObject, setOwn } from '../../json/json-value.ts'
import { isTreeNode, type TreeNode } from '../../tree/node.ts'
import { applyEntry } from '../state/apply-entry.ts'
import { findInstance } from '../state/instance-id.ts'
import type { CanvasFrame } from './canvas-frame.ts'
import type { CanvasState } from './canvas-state.ts'
import type { CanvasView } from './canvas-view.ts'

type ById<T> = Readonly<Record<string, T>>
type Frame<Kind extends CanvasFrame['kind']> = Extract<CanvasFrame, { kind: Kind }>

/**
 * The one reducer of a canvas's frames: server, client and tests use it. Pure and total. A sequence number not above the last is
 * dropped, gaps are allowed, unknown kinds are skipped, and frames about an instance that is not there are ignored.
 */
export function foldCanvas(state: CanvasState, seq: number, frame: CanvasFrame): CanvasState {
  if (seq <= state.seq) return state
  return { ...state, ...changes(state, frame), seq }
}

function changes(state: CanvasState, frame: CanvasFrame): Partial<CanvasState> {
  switch (frame.kind) {
    case 'canvas-change':
      return change(state, frame)
    case 'canvas-view':
      return findInstance(state.snapshot, frame.id) === undefined ? {} : { views: withView(state, frame) }
    case 'canvas-view-delta': {
      const node = changedNode(state, frame)
      if (node === undefined) return {}
      const { kind: _, ops: __, ...view } = frame
      return { views: withView(state, { ...view, kind: 'canvas-view', status: 'ready', node }) }
    }
    case 'canvas-values':
      return findInstance(state.snapshot, frame.id) === undefined
        ? {}
        : {
            inputs: withValues(state.inputs, frame.id, frame.inputs),
            outputs: withValues(state.outputs, frame.id, frame.outputs),
          }
    case 'canvas-preview': {
      const { kind: _, ...preview } = frame
      return { previews: withKey(state.previews, frame.id, preview) }
    }
    case 'canvas-changing':
      return findInstance(state.snapshot, frame.id) === undefined
        ? {}
        : { changing: withKey(state.changing, frame.callId, frame.id) }
    case 'canvas-preview-end':
      return withoutCall(state, frame.callId)
    case 'canvas-snapshot':
      return frame.state
    default: {
      // A kind that only a newer server knows: what it changes is unknown here.
      frame satisfies never
      return {}
    }
  }
}

function change(state: CanvasState, frame: Frame<'canvas-change'>): Partial<CanvasState> {
  let { snapshot, views } = state
  for (const entry of frame.entries) {
    const before = snapshot
    snapshot = applyEntry(snapshot, entry)
    const isNew = entry.op === 'create' || entry.op === 'restore'
    if (isNew && snapshot !== before) views = { ...views, [entry.id]: { status: 'pending' } }
  }
  const isThere = (id: string): boolean => findInstance(snapshot, id) !== undefined
  const { previews, changing } = withoutCall(state, frame.callId)
  return {
    snapshot,
    previews,
    changing: entriesKept(changing, (_, id) => isThere(id)),
    views: entriesKept(views, isThere),
    inputs: entriesKept(state.inputs, isThere),
    outputs: entriesKept(state.outputs, isThere),
    canUndo: frame.canUndo,
    canRedo: frame.canRedo,
  }
}

/** What was drawn before stays while the new is computed, and where it failed. */
function withView({ views }: CanvasState, frame: Frame<'canvas-view'>): ById<CanvasView> {
  const { kind: _, id, ...view } = frame
  const drawn = view.node ?? (view.status === 'ready' ? undefined : views[id]?.node)
  return { ...views, [id]: { ...view, ...(drawn !== undefined && { node: drawn }) } }
}

/** Undefined where the delta does not fit what is drawn. */
function changedNode({ views }: CanvasState, { id, ops }: Frame<'canvas-view-delta'>): TreeNode | undefined {
  const before = Object.hasOwn(views, id) ? views[id]?.node : undefined
  const result = before && applyDelta(before, ops)
  return result?.ok === true && isTreeNode(result.value) ? result.value : undefined
}

function withValues(all: ById<JsonObject>, id: string, changed: JsonObject | undefined): ById<JsonObject> {
  if (changed === undefined) return all
  const values: JsonObject = {}
  for (const [name, value] of Object.entries({ ...all[id], ...changed })) {
    if (value !== null) setOwn(values, name, value)
  }
  return { ...all, [id]: values }
}

function withKey<T>(all: ById<T>, key: string, value: T): ById<T> {
  const copy: JsonObject = { ...all }
  setOwn(copy, key, value)
  // Every value of `all` is one, and so is the new one.
  return copy as Record<string, T>
}

/** Nothing of a call is shown any more: neither its cards nor what it changes. */
function withoutCall(
  { previews, changing }: CanvasState,
  callId: string | undefined,
): Pick<CanvasState, 'previews' | 'changing'> {
  return {
    previews: entriesKept(previews, (_, preview) => preview.callId !== callId),
    changing: entriesKept(changing, (key) => key !== callId),
  }
}

function entriesKept<T>(all: ById<T>, keep: (key: string, value: T) => boolean): ById<T> {
  const entries = Object.entries(all)
  const kept = entries.filter(([key, value]) => keep(key, value))
  return kept.length === entries.length ? all : Object.fromEntries(kept)
}
