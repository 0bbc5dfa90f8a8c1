import { createIssue, type Issue } from '../../issues/issue.ts'
import { isPlainObject } from '../../json/json-value.ts'
import { createJsonStream } from '../../json-stream/create-json-stream.ts'
import { describeValue } from '../../schema/describe-value.ts'
import type { TraceEntry } from '../state/trace-entry.ts'
import { readEntry } from './read-entry.ts'
import { createTraceIssues, type TraceIssues } from './trace-issues.ts'

/** The entries that could be read, each with its place in what was given. */
export interface ReadTrace {
  entries: { index: number; entry: TraceEntry }[]
  /** Each path begins with the entry's index. At most 200; `more_issues` says how many more there are. */
  issues: Issue[]
  /** The places of what is not an entry. */
  skipped: number[]
  /** The ids of instances that would be there, had their entries been readable. */
  unread: string[]
}

/** Entries of one trace; those after them are not read. A canvas is compacted long before. */
export const MAX_TRACE_ENTRIES = 50_000

const PLACES: ReadonlySet<unknown> = new Set(['create', 'restore'])

/**
 * Reads a trace from anywhere: a list of entries, or its JSON text, which may have been cut off. Whatever is not an entry is reported
 * and left out; whether an entry fits a catalog is `replayTrace`'s to say.
 */
export function readTrace(input: unknown): ReadTrace {
  const issues = createTraceIssues()
  return { ...readEntries(input, issues), issues: issues.list() }
}

/** As `readTrace`; the issues go into a list that others add to as well. */
export function readEntries(input: unknown, issues: TraceIssues): Omit<ReadTrace, 'issues'> {
  const list = typeof input === 'string' ? readText(input, issues) : input
  if (!Array.isArray(list)) {
    if (issues.count === 0) {
      const message = `a trace is a list of entries { "v": 1, "op": "create", … }; got ${describeValue(input)}`
      issues.add([createIssue('not_a_trace', [], message)])
    }
    return { entries: [], skipped: [], unread: [] }
  }
  if (list.length > MAX_TRACE_ENTRIES) {
    const message = `a trace may have ${MAX_TRACE_ENTRIES} entries; of these ${list.length} the first were read`
    issues.add([createIssue('too_many_entries', [], message)])
  }
  const entries: ReadTrace['entries'] = []
  const skipped: number[] = []
  const unread: string[] = []
  let change = 0
  for (const [index, item] of list.slice(0, MAX_TRACE_ENTRIES).entries()) {
    const read = readEntry(item, change + 1, [index])
    if (read.ok) {
      entries.push({ index, entry: read.entry })
      change = read.entry.change
    } else {
      issues.add(read.issues)
      skipped.push(index)
      if (isPlainObject(item) && PLACES.has(item.op) && typeof item.id === 'string') unread.push(item.id)
    }
  }
  return { entries, skipped, unread }
}

function readText(text: string, issues: TraceIssues): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const stream = createJsonStream({ repair: false })
    stream.push(text)
    const { value } = stream
    if (!Array.isArray(value)) {
      issues.add([createIssue('invalid_json', [], `a trace is a JSON list; got ${describeValue(text)}`)])
      return undefined
    }
    // The entry that was being written when the text ended may say something other than what was meant.
    const whole = value.filter(
      (item: unknown) => typeof item === 'object' && item !== null && !stream.isOpen(item),
    )
    const message = `the text ends, or stops being JSON, after ${whole.length} entries; those were read`
    issues.add([createIssue('truncated', [], message)])
    return whole
  }
}
