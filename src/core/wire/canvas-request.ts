import type { CanvasOperation } from '../canvas/dispatch/operation.ts'
import type { CanvasOutcome } from '../canvas/live/live-canvas.ts'
import type { CanvasState } from '../canvas/wire/canvas-state.ts'
import type { JsonObject } from '../json/json-value.ts'

/** What a person does on a canvas. */
export type CanvasEdit =
  | { operation: CanvasOperation }
  | { undo: true }
  | { redo: true }
  /** What they entered in a card's controls, or selected on it; `null` takes one back. */
  | { values: { id: string; inputs?: JsonObject; outputs?: JsonObject } }
  /** The id of a card that failed. */
  | { retry: string }

/**
 * The body of `POST /threads/:id/canvas/ops`. The same `operationId` again has no second effect and gets the first answer; after a
 * restart of the server, one without `steps`.
 */
export type CanvasRequest = { operationId: string } & CanvasEdit

/** What became of it. Refused is an answer too: `ok` is false, and nothing changed. */
export type CanvasAnswer = CanvasOutcome & {
  /** The number of the last frame when it was done: a client that has folded that far has seen it. */
  seq: number
  /** The store does not have it yet. */
  unsaved?: true
}

/** `GET /threads/:id/canvas`. The stream goes on after `seq`. */
export interface CanvasDetail {
  state: CanvasState
  seq: number
  unsaved?: true
}

/** The unnumbered first event of a canvas's stream. */
export interface CanvasStreamMeta {
  threadId: string
}

/** A client issue names a card of the canvas as this and its instance's id. */
export const CANVAS_VIEW_PREFIX = 'canvas:'
