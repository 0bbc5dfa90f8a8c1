import { type ClientIssue, MAX_CLIENT_ISSUES } from '../../core/index.ts'

const MAX_MESSAGE = 1_000
const MAX_REMEMBERED = 500

/** What failed to draw since the last turn, each failure once, until a request has carried it to the server. */
interface PendingIssues {
  add(issue: ClientIssue): void
  /** The ones to send; call `delivered` once they have arrived. */
  take(): { issues: ClientIssue[]; delivered(): void }
}

export function createPendingIssues(): PendingIssues {
  const known = new Set<string>()
  let pending: ClientIssue[] = []
  return {
    add(issue) {
      const key = JSON.stringify([issue.viewId, issue.nodeId, issue.code])
      if (known.has(key) || issue.viewId === '') return
      if (known.size >= MAX_REMEMBERED) known.clear()
      known.add(key)
      if (pending.length < MAX_CLIENT_ISSUES)
        pending.push({ ...issue, message: issue.message.slice(0, MAX_MESSAGE) })
    },
    take() {
      const issues = pending
      return {
        issues,
        delivered() {
          pending = pending.filter((issue) => !issues.includes(issue))
        },
      }
    },
  }
}
