import type { JsonObject } from '../../json/json-value.ts'
import { type CanvasSnapshot, EMPTY_CANVAS } from '../state/instance.ts'
import type { CanvasPreview, CanvasView } from './canvas-view.ts'

/** A canvas as a client sees it: the fold of its frames. JSON, immutable, shares what did not change. */
export interface CanvasState {
  /** The number of the last frame folded in. */
  readonly seq: number
  readonly snapshot: CanvasSnapshot
  /** By instance. */
  readonly views: Readonly<Record<string, CanvasView>>
  readonly inputs: Readonly<Record<string, JsonObject>>
  readonly outputs: Readonly<Record<string, JsonObject>>
  /** By their ids, in the order they began. */
  readonly previews: Readonly<Record<string, CanvasPreview>>
  /** The instances that the model is writing a change of, by tool call. */
  readonly changing: Readonly<Record<string, string>>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What a client holds before the first frame of a canvas. */
export const EMPTY_CANVAS_STATE: CanvasState = Object.freeze({
  seq: 0,
  snapshot: EMPTY_CANVAS,
  views: {},
  inputs: {},
  outputs: {},
  previews: {},
  changing: {},
  canUndo: false,
  canRedo: false,
})
