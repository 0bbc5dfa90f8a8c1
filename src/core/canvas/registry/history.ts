import { applyEntry } from '../state/apply-entry.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { invertEntry } from '../state/invert-entry.ts'
import type { EntryBody, TraceEntry } from '../state/trace-entry.ts'

/** A change that can be taken back, or brought back: its number, and what does it. */
interface Reversal {
  readonly change: number
  readonly entries: readonly EntryBody[]
  /** What comes after it. A list linked this way grows without being copied. */
  readonly next: Reversal | undefined
}

/** A canvas with what can be taken back or brought back, the last change first. */
export interface History {
  readonly snapshot: CanvasSnapshot
  readonly undo: Reversal | undefined
  readonly redo: Reversal | undefined
}

/**
 * Folds the entries of one change in. Undo and redo follow from the trace alone: each change is kept with its inverse, computed
 * against the snapshot it met, so that taking changes back in order always fits.
 */
export function recordChange(history: History, entries: readonly TraceEntry[]): History {
  let { snapshot } = history
  const inverses: EntryBody[][] = []
  for (const entry of entries) {
    const after = applyEntry(snapshot, entry)
    inverses.push(invertEntry(snapshot, entry, after))
    snapshot = after
  }
  const inverse = inverses.reverse().flat()
  const [first] = entries
  if (first === undefined || first.change === 0) return { ...history, snapshot }
  const { undo, redo } = history
  // In a trace from elsewhere a change may have changed nothing; then there is nothing to take back.
  const before = (next: Reversal | undefined, change: number): Reversal | undefined =>
    inverse.length > 0 ? { change, entries: inverse, next } : next
  if (undo !== undefined && first.undoes === undo.change) {
    return { snapshot, undo: undo.next, redo: before(redo, undo.change) }
  }
  if (redo !== undefined && first.redoes === redo.change) {
    return { snapshot, undo: before(undo, redo.change), redo: redo.next }
  }
  return { snapshot, undo: before(undo, first.change), redo: undefined }
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
