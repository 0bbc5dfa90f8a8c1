import type { Issue } from '../../issues/issue.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { TreeNode } from '../../tree/node.ts'
import type { TraceEntry } from '../state/trace-entry.ts'
import type { CanvasState } from './canvas-state.ts'

/**
 * What is drawn for an instance. `pending`: it is being computed, what was drawn before stays. `failed`: what was drawn before
 * stays, with the reason and a retry.
 */
export interface CanvasView {
  status: 'pending' | 'ready' | 'failed'
  /** What the component resolved to; its fields named as an input or output are the instance's own. */
  node?: TreeNode
  /** Why it failed, for the person. */
  message?: string
  /** What is wrong though it is drawn: a link whose source is gone, a value that was refused. */
  issues?: Issue[]
}

/** A card that the model is still writing. Drawn, never kept. */
export interface CanvasPreview {
  callId: string
  component: string
  props: JsonObject
  parentId?: string
}

/** One message of a canvas's own log. */
export type CanvasFrame =
  /** Operations that succeeded. `operationId` is the asking client's. */
  | {
      kind: 'canvas-change'
      entries: TraceEntry[]
      canUndo: boolean
      canRedo: boolean
      operationId?: string
    }
  | ({ kind: 'canvas-view'; id: string } & CanvasView)
  /** What people entered in, or selected on, a card; `null` takes one back. */
  | { kind: 'canvas-values'; id: string; inputs?: JsonObject; outputs?: JsonObject; operationId?: string }
  | ({ kind: 'canvas-preview' } & CanvasPreview)
  | { kind: 'canvas-preview-end'; callId: string }
  /** Everything at once: opens a connection whose place in the log is gone. */
  | { kind: 'canvas-snapshot'; state: Omit<CanvasState, 'seq'> }
