import type { Catalog } from '../../catalog/catalog.ts'
import { hasErrors, type Issue } from '../../issues/issue.ts'
import type { Findings } from '../dispatch/check-props.ts'
import { createContext } from '../dispatch/context.ts'
import { type CanvasOptions, type CanvasRegistry, createCanvas } from '../registry/create-canvas.ts'
import { applyEntry } from '../state/apply-entry.ts'
import { type CanvasSnapshot, EMPTY_CANVAS } from '../state/instance.ts'
import type { EntryStamp, TraceEntry } from '../state/trace-entry.ts'
import { readEntries } from './read-trace.ts'
import { createRecordedCanvas } from './recorded-props.ts'
import { replayEntry } from './replay-entry.ts'
import { createTraceIssues } from './trace-issues.ts'

/** What `createCanvas` takes, without a catalog and a trace. */
export type ReplayOptions = Omit<CanvasOptions, 'catalog' | 'trace'>

/** What a trace came to. */
export interface Replay {
  /** The canvas that came of it, ready to go on; its trace holds what was not skipped, in today's versions. */
  canvas: CanvasRegistry
  snapshot: CanvasSnapshot
  /** Each path begins with the index of an entry. At most 200; `more_issues` says how many more there are. */
  issues: Issue[]
  /** The indices of the entries that are not part of the canvas. */
  skipped: number[]
}

/**
 * Rebuilds a canvas from a trace of any origin, without a model: each entry is checked as an operation would be. One that no longer
 * fits is told and skipped, and so is what depended on it; the others keep their ids. Never throws on data.
 */
export function replayTrace(input: unknown, catalog: Catalog, options: ReplayOptions = {}): Replay {
  const issues = createTraceIssues()
  const { entries, skipped: skippedIndices, unread } = readEntries(input, issues)
  const base = createContext(catalog, EMPTY_CANVAS, options)
  const skipped = new Set(unread)
  const issued = new Set<string>()
  const trace: TraceEntry[] = []
  let snapshot = EMPTY_CANVAS
  const recorded = createRecordedCanvas()
  const stamps = createStamps()

  for (const { index, entry } of entries) {
    const findings: Findings = { issues: [], repairs: [] }
    const body = replayEntry({ ...base, snapshot, skipped }, entry, recorded, issued, findings)
    const accepted = body !== undefined && !hasErrors(findings.issues)
    recorded.add(entry)
    const { op } = entry
    if (op === 'create' || op === 'restore') {
      issued.add(entry.id)
      if (accepted) skipped.delete(entry.id)
      else if (snapshot.instances[entry.id] === undefined) skipped.add(entry.id)
    }
    issues.add(findings.issues, [index])
    if (!accepted) {
      skippedIndices.push(index)
      stamps.skip(entry)
      continue
    }
    const after = applyEntry(snapshot, body)
    if (after !== snapshot) trace.push({ ...stamps.next(entry), ...body })
    snapshot = after
  }
  const canvas = createCanvas({ ...options, catalog, trace: stamps.settle(trace) })
  skippedIndices.sort((a, b) => a - b)
  return { canvas, snapshot: canvas.snapshot(), issues: issues.list(), skipped: skippedIndices }
}

/**
 * Numbers the changes afresh, in order, since theirs may come from anywhere. A change that lost an entry no longer takes another one
 * back: it is a change like any other.
 */
function createStamps(): {
  next(entry: TraceEntry): EntryStamp
  skip(entry: TraceEntry): void
  settle(trace: TraceEntry[]): TraceEntry[]
} {
  const numbers = new Map<number, number>()
  const incomplete = new Set<number>()
  let last: { from: number; to: number } = { from: 0, to: 0 }
  const numberOf = (change: number): number => {
    if (change !== last.from) {
      last = { from: change, to: last.to + 1 }
      numbers.set(change, last.to)
    }
    return last.to
  }
  const reversal = (
    key: 'undoes' | 'redoes',
    change: number | undefined,
  ): Pick<EntryStamp, 'undoes' | 'redoes'> => {
    const to = change === undefined ? undefined : numbers.get(change)
    return to === undefined ? {} : { [key]: to }
  }
  return {
    next({ change, undoes, redoes, by, at }) {
      return {
        v: 1,
        change: numberOf(change),
        ...reversal('undoes', undoes),
        ...reversal('redoes', redoes),
        by,
        at,
      }
    },
    skip: ({ change }) => incomplete.add(numberOf(change)),
    settle: (trace) =>
      trace.map((entry) => {
        if (!incomplete.has(entry.change)) return entry
        const { undoes: _, redoes: __, ...rest } = entry
        // Without two optional fields it is still the same kind of entry; TypeScript loses the union over a rest.
        return rest as TraceEntry
      }),
  }
}
