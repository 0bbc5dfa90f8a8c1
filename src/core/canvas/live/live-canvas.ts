import type { Catalog } from '../../catalog/catalog.ts'
import type { Issue } from '../../issues/issue.ts'
import type { Repair } from '../../issues/repair.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasCall, CanvasOperation } from '../dispatch/operation.ts'
import type { PlanStep } from '../dispatch/plan.ts'
import type { CanvasAuthor, CanvasTrace } from '../state/trace-entry.ts'
import type { CanvasState } from '../wire/canvas-state.ts'
import type { CanvasPreview } from '../wire/canvas-view.ts'

/** What became of one operation. Refused: nothing changed. */
export type CanvasOutcome =
  | { ok: true; steps: PlanStep[]; issues: Issue[]; repairs: Repair[] }
  | { ok: false; issues: Issue[] }

/** Who asks, and under which id. */
export interface OperateOptions {
  by: CanvasAuthor
  /** The asking client's own id; it comes back on the frames. */
  operationId?: string
}

/** What stopped working after it was accepted: told to the model on its next turn. */
export interface CanvasFailure {
  id: string
  component: string
  code: string
  message: string
}

/**
 * A canvas at work: operations go in one at a time in the order they arrive, frames come out. Whoever makes it numbers, stores and
 * delivers the frames. No method rejects for what people, models or components do.
 */
export interface LiveCanvas {
  readonly catalog: Catalog
  /**
   * A call by the model. Resolves when what it asks for was checked, resolved and recorded. Until then the signal stops it: it is
   * refused as `cancelled`. What was shown of the call `callId` gives way to what it did, in one frame.
   */
  call(call: CanvasCall, options?: { signal?: AbortSignal; callId?: string }): Promise<CanvasOutcome>
  operate(operation: CanvasOperation, options: OperateOptions): Promise<CanvasOutcome>
  /** Appends the inverse of the last change that is not undone yet. */
  undo(options: OperateOptions): Promise<CanvasOutcome>
  redo(options: OperateOptions): Promise<CanvasOutcome>
  /** What a person entered in a card's controls or selected on it; checked by the component's `inputs` and `outputs`. */
  setValues(
    id: string,
    values: { inputs?: JsonObject; outputs?: JsonObject },
    options?: { operationId?: string },
  ): Promise<CanvasOutcome>
  /** Resolves a card once more. */
  retry(id: string): Promise<CanvasOutcome>
  /** The app's data changed: resolves every card again. */
  refresh(): Promise<void>
  /** Shows a card that the model is still writing; the same `id` again replaces it. */
  preview(preview: CanvasPreview): void
  /** Marks an instance that the model is writing a change of. */
  markChanging(callId: string, id: string): void
  /** Takes away all that is shown of a call. */
  endPreview(callId: string): void
  /** The fold of all frames so far; its `seq` is the number of frames emitted. */
  state(): CanvasState
  trace(): CanvasTrace
  /** What failed since the last time it was asked for. */
  takeFailures(): CanvasFailure[]
  reportFailure(failure: Omit<CanvasFailure, 'component'>): void
  /**
   * Counts somebody who watches; returns how to leave. Live iterables end 30 seconds after the last one left, and begin again with
   * the next.
   */
  follow(): () => void
  /** Aborts everything that is resolving. Afterwards every operation is refused as `canvas_closed`. */
  close(): void
}
