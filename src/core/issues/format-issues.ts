import { formatPath } from './format-path.ts'
import type { Issue } from './issue.ts'

/** One line an issue, `a.b[0]: message (hint)`; at most `most` lines, the rest counted. */
export function formatIssues(issues: readonly Issue[], most = 20): string {
  const lines = issues.slice(0, most).map((issue) => {
    const hint = issue.hint === undefined ? '' : ` (${issue.hint})`
    return `${formatPath(issue.path)}: ${issue.message}${hint}`
  })
  if (issues.length > most) lines.push(`… ${issues.length - most} more`)
  return lines.join('\n')
}
