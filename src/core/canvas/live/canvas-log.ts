import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasFrame } from '../wire/canvas-frame.ts'
import type { CanvasState } from '../wire/canvas-state.ts'
import { EMPTY_CANVAS_STATE } from '../wire/canvas-state.ts'
import { foldCanvas } from '../wire/fold-canvas.ts'

/** Every frame of a canvas passes here: folded into its state, then handed on. */
export interface CanvasLog {
  state(): CanvasState
  /** What people entered in a card, or selected on it; nothing entered is an empty object. */
  valuesOf(kind: 'inputs' | 'outputs', id: string): JsonObject
  emit(frame: CanvasFrame): void
}

export function createCanvasLog(listener: ((frame: CanvasFrame) => void) | undefined): CanvasLog {
  let state = EMPTY_CANVAS_STATE
  return {
    state: () => state,
    valuesOf: (kind, id) => (Object.hasOwn(state[kind], id) ? state[kind][id] : undefined) ?? NOTHING,
    emit(frame) {
      state = foldCanvas(state, state.seq + 1, frame)
      listener?.(frame)
    },
  }
}

const NOTHING: JsonObject = Object.freeze({})
