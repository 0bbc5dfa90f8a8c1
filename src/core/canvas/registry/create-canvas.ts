import type { Catalog } from '../../catalog/catalog.ts'
import { VitrailError } from '../../error/vitrail-error.ts'
import { createIssue, type Issue } from '../../issues/issue.ts'
import type { CanvasLimits } from '../dispatch/canvas-limits.ts'
import type { DispatchOptions } from '../dispatch/context.ts'
import { dispatchCall } from '../dispatch/dispatch-call.ts'
import type { CanvasCall, CanvasOperation } from '../dispatch/operation.ts'
import type { CanvasPlan, DispatchResult } from '../dispatch/plan.ts'
import { planOperation } from '../dispatch/plan-operation.ts'
import { stepEntry } from '../dispatch/step-entry.ts'
import { checkCanvasCatalog } from '../dispatch/tool-names.ts'
import { applyEntry } from '../state/apply-entry.ts'
import { type CanvasSnapshot, EMPTY_CANVAS } from '../state/instance.ts'
import type { CanvasAuthor, CanvasTrace, EntryBody, EntryStamp, TraceEntry } from '../state/trace-entry.ts'
import { groupChanges, type History, recordChange } from './history.ts'

/** What `createCanvas` takes; only the catalog is required. */
export interface CanvasOptions extends Pick<DispatchOptions, 'data' | 'allowInternal' | 'linkValue'> {
  catalog: Catalog
  limits?: CanvasLimits
  /** What it was: its own trace, trusted as it stands. `replayTrace` is for others. */
  trace?: CanvasTrace
  /** Epoch milliseconds; default `Date.now`. */
  now?(): number
}

/** What an undo or a redo added to the trace, or why there was nothing to do. */
export type StepBack = { ok: true; entries: TraceEntry[] } | { ok: false; issues: Issue[] }

/** The instances of a canvas and the trace that made them. No effects but its listeners. */
export interface CanvasRegistry {
  /** Checks a call, or an operation, against the canvas as it is; changes nothing. */
  dispatch(request: CanvasCall | CanvasOperation, by: CanvasAuthor): DispatchResult
  /**
   * Carries out a plan as one change; returns what it added to the trace, nothing where nothing changed.
   * Throws `stale_plan` where the canvas has changed since it was planned.
   */
  apply(plan: CanvasPlan, options: { by: CanvasAuthor; operationId?: string | undefined }): TraceEntry[]
  /** Takes back the last change that was not taken back yet, whoever made it. */
  undo(by: CanvasAuthor, operationId?: string): StepBack
  redo(by: CanvasAuthor, operationId?: string): StepBack
  canUndo(): boolean
  canRedo(): boolean
  snapshot(): CanvasSnapshot
  trace(): CanvasTrace
  /** Calls the listener after each change; returns how to stop. */
  subscribe(listener: (entries: readonly TraceEntry[]) => void): () => void
}

/** Throws `bad_canvas_catalog` where the canvas's tools could not be told apart. */
export function createCanvas(options: CanvasOptions): CanvasRegistry {
  const { catalog, now = Date.now } = options
  checkCanvasCatalog(catalog)
  const trace: TraceEntry[] = [...(options.trace ?? [])]
  let history: History = groupChanges(trace).reduce(recordChange, {
    snapshot: EMPTY_CANVAS,
    undo: undefined,
    redo: undefined,
  })
  const listeners = new Set<(entries: readonly TraceEntry[]) => void>()

  const record = (
    by: CanvasAuthor,
    bodies: readonly EntryBody[],
    operationId: string | undefined,
    details: Pick<EntryStamp, 'undoes' | 'redoes'> = {},
  ): TraceEntry[] => {
    if (bodies.length === 0) return []
    const change = (trace.at(-1)?.change ?? 0) + 1
    const asked = operationId === undefined ? {} : { operationId }
    const stamp: EntryStamp = { v: 1, change, ...details, by, at: now(), ...asked }
    const entries = bodies.map((body): TraceEntry => ({ ...stamp, ...body }))
    history = recordChange(history, entries)
    trace.push(...entries)
    for (const listener of [...listeners]) listener(entries)
    return entries
  }

  const stepBack = (way: 'undo' | 'redo', by: CanvasAuthor, operationId?: string): StepBack => {
    const last = history[way]
    if (last === undefined) {
      return { ok: false, issues: [createIssue(`nothing_to_${way}`, [], `there is nothing to ${way}`)] }
    }
    const details = way === 'undo' ? { undoes: last.change } : { redoes: last.change }
    return { ok: true, entries: record(by, last.entries, operationId, details) }
  }

  return {
    dispatch(request, by) {
      const { data, limits, allowInternal, linkValue } = options
      const settings: Omit<DispatchOptions, 'data'> = {
        by,
        ...(limits !== undefined && { limits }),
        ...(allowInternal !== undefined && { allowInternal }),
        ...(linkValue !== undefined && { linkValue }),
      }
      return 'tool' in request
        ? dispatchCall(catalog, request, history.snapshot, data, settings)
        : planOperation(catalog, request, history.snapshot, { ...settings, data })
    },
    apply(plan, { by, operationId }) {
      if (plan.base !== history.snapshot) {
        throw new VitrailError(
          'stale_plan',
          'The canvas has changed since this was planned. Plan and apply one operation at a time.',
        )
      }
      let { snapshot } = history
      const bodies: EntryBody[] = []
      for (const step of plan.steps) {
        const body = stepEntry(snapshot, step)
        const after = applyEntry(snapshot, body)
        if (after !== snapshot) bodies.push(body)
        snapshot = after
      }
      return record(by, bodies, operationId)
    },
    undo: (by, operationId) => stepBack('undo', by, operationId),
    redo: (by, operationId) => stepBack('redo', by, operationId),
    canUndo: () => history.undo !== undefined,
    canRedo: () => history.redo !== undefined,
    snapshot: () => history.snapshot,
    trace: () => [...trace],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
