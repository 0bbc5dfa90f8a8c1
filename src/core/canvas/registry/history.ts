import { applyEntry } from '../state/apply-entry.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { invertEntry } from '../state/invert-entry.ts'
import type { EntryBody, TraceEntry } from '../state/trace-entry.ts'

/** A change that can be taken back, or brought back: its number, and what does it. */
export interface Reversal {
  readonly change: number
  readonly entries: readonly EntryBody[]
}

/** A canvas with what was done to it, the last change last. */
export interface History {
  readonly snapshot: CanvasSnapshot
  readonly undo: readonly Reversal[]
  readonly redo: readonly Reversal[]
}

/**
 * Folds the entries of one change in. Undo and redo follow from the trace alone: each change is kept with its inverse, computed
 * against the snapshot it met, so that taking changes back in order always fits.
 */
export function recordChange(history: History, entries: readonly TraceEntry[]): History {
  let { snapshot } = history
  const inverse: EntryBody[] = []
  for (const entry of entries) {
    const after = applyEntry(snapshot, entry)
    inverse.unshift(...invertEntry(snapshot, entry, after))
    snapshot = after
  }
  const [first] = entries
  if (first === undefined || first.change === 0) return { ...history, snapshot }
  const { undo, redo } = history
  // A change that changed nothing, in a trace from elsewhere, is none to take back.
  const reversal = (change: number): Reversal[] => (inverse.length > 0 ? [{ change, entries: inverse }] : [])
  const undone = undo.at(-1)
  if (first.undoes !== undefined && first.undoes === undone?.change) {
    return { snapshot, undo: undo.slice(0, -1), redo: [...redo, ...reversal(undone.change)] }
  }
  const redone = redo.at(-1)
  if (first.redoes !== undefined && first.redoes === redone?.change) {
    return { snapshot, undo: [...undo, ...reversal(redone.change)], redo: redo.slice(0, -1) }
  }
  return { snapshot, undo: [...undo, ...reversal(first.change)], redo: [] }
}

/** The entries of a trace, those of one change together. */
export function groupChanges(trace: readonly TraceEntry[]): TraceEntry[][] {
  const groups: TraceEntry[][] = []
  for (const entry of trace) {
    const last = groups.at(-1)
    if (last?.[0]?.change === entry.change) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
