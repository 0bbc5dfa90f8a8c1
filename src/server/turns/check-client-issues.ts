import type { ClientIssue, ThreadMessage } from '../../core/index.ts'
import { findView, findViewNode } from '../actions/find-view.ts'

/** Those that name a node of a stored view; what else a client says is not told to the model. */
export function checkClientIssues(
  issues: readonly ClientIssue[],
  messages: readonly ThreadMessage[],
): ClientIssue[] {
  return issues.filter(({ viewId, nodeId }) => {
    const found = findView(messages, viewId)
    return found !== undefined && findViewNode(found.view, nodeId) !== undefined
  })
}
