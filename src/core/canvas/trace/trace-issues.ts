import { createIssue, type Issue, type Path } from '../../issues/issue.ts'

/** At most this many issues of one trace are told: a hostile one must not fill the memory. */
export const MAX_TRACE_ISSUES = 200

/** Issues of a trace as they are found. */
export interface TraceIssues {
  readonly count: number
  /** The path of each is put after `under`. */
  add(issues: readonly Issue[], under?: Path): void
  /** The first of them, and how many were left out. */
  list(): Issue[]
}

export function createTraceIssues(): TraceIssues {
  const told: Issue[] = []
  let count = 0
  return {
    get count() {
      return count
    },
    add(issues, under = []) {
      for (const issue of issues.slice(0, MAX_TRACE_ISSUES - told.length)) {
        told.push({ ...issue, path: [...under, ...issue.path] })
      }
      count += issues.length
    },
    list() {
      const left = count - told.length
      if (left === 0) return told
      return [...told, createIssue('more_issues', [], `${left} more issues are not told`)]
    },
  }
}
