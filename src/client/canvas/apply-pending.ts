import {
  applyEntry,
  type CanvasOperation,
  type CanvasSnapshot,
  type CanvasState,
  type JsonObject,
  setOwn,
  type TraceEntry,
} from '../../core/index.ts'
import type { CanvasValues, PendingEdit } from './canvas-client-state.ts'

/** The canvas as it will be when the log shows what was asked: moves, layout, removals and values need no server to be foreseen. */
export function applyPending(log: CanvasState, pending: readonly PendingEdit[]): CanvasState {
  return pending.reduce((state, { edit }) => {
    if ('operation' in edit) return withOperation(state, edit.operation)
    return 'values' in edit ? withValues(state, edit.values) : state
  }, log)
}

function withOperation(state: CanvasState, operation: CanvasOperation): CanvasState {
  const entry = foreseenEntry(operation, state.snapshot)
  if (entry === undefined) return state
  const snapshot = applyEntry(state.snapshot, entry)
  return snapshot === state.snapshot ? state : { ...state, snapshot }
}

function foreseenEntry(operation: CanvasOperation, snapshot: CanvasSnapshot): TraceEntry | undefined {
  // Never stored: the log brings the entry that counts.
  const base = { v: 1, change: 0, by: 'user', at: 0 } as const
  switch (operation.op) {
    case 'remove':
      return { ...base, op: 'remove', id: operation.id }
    case 'layout':
      return { ...base, op: 'layout', id: operation.id, layout: mergedLayout(operation, snapshot) }
    case 'move': {
      const { id } = operation
      const current = snapshot.instances[id]
      const parentId =
        operation.parentId === undefined ? current?.parentId : (operation.parentId ?? undefined)
      const siblings = parentId === undefined ? snapshot.roots : snapshot.instances[parentId]?.children
      const index = operation.index ?? (siblings ?? []).filter((sibling) => sibling !== id).length
      return { ...base, op: 'move', id, index, ...(parentId !== undefined && { parentId }) }
    }
    default:
      return undefined
  }
}

/** Absent fields stay as they are. */
function mergedLayout(
  { id, layout }: Extract<CanvasOperation, { op: 'layout' }>,
  { instances }: CanvasSnapshot,
): Extract<TraceEntry, { op: 'layout' }>['layout'] {
  return { ...instances[id]?.layout, ...layout }
}

function withValues(state: CanvasState, { id, inputs, outputs }: CanvasValues): CanvasState {
  if (state.snapshot.instances[id] === undefined) return state
  return {
    ...state,
    inputs: withOwn(state.inputs, id, inputs),
    outputs: withOwn(state.outputs, id, outputs),
  }
}

function withOwn(
  all: Readonly<Record<string, JsonObject>>,
  id: string,
  changed: JsonObject | undefined,
): Readonly<Record<string, JsonObject>> {
  if (changed === undefined) return all
  const values: JsonObject = { ...all[id] }
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) delete values[name]
    else setOwn(values, name, value)
  }
  return { ...all, [id]: values }
}
