import type { DeltaOperation } from '../../delta/delta.ts'
import type { Issue } from '../../issues/issue.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { TraceEntry } from '../state/trace-entry.ts'
import type { CanvasState } from './canvas-state.ts'
import type { CanvasPreview, CanvasView } from './canvas-view.ts'

/** One message of a canvas's own log. */
export type CanvasFrame =
  /** Operations that succeeded. `operationId` is the asking client's; what was shown of the call `callId` ends with it. */
  | {
      kind: 'canvas-change'
      entries: TraceEntry[]
      canUndo: boolean
      canRedo: boolean
      operationId?: string
      callId?: string
    }
  | ({ kind: 'canvas-view'; id: string } & CanvasView)
  /** A card is drawn anew: what changed since its last view. Never in a log; a connection makes it for a client that asks. */
  | { kind: 'canvas-view-delta'; id: string; ops: DeltaOperation[]; issues?: Issue[] }
  /** What people entered in, or selected on, a card; `null` takes one back. */
  | { kind: 'canvas-values'; id: string; inputs?: JsonObject; outputs?: JsonObject; operationId?: string }
  | ({ kind: 'canvas-preview' } & CanvasPreview)
  /** The model is writing a change of an instance. */
  | { kind: 'canvas-changing'; callId: string; id: string }
  /** A call ended: nothing of what was shown of it is left. */
  | { kind: 'canvas-preview-end'; callId: string }
  /** Everything at once: opens a connection whose place in the log is gone. */
  | { kind: 'canvas-snapshot'; state: Omit<CanvasState, 'seq'> }
