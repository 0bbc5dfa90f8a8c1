import { useContext, useEffect } from 'react'
import { type ClientIssue, describeThrown, formatIssues } from '../../core/index.ts'
import { useViewFinal } from '../node/view-scope.ts'
import { ClientIssueContext, RenderOptionsContext } from '../provider/render-options.ts'
import type { NodeProblem } from './node-problem.ts'

/**
 * Tells the app at once and, where the view is final, the model on its next turn. Text that the server itself sent is no failure.
 */
export function useReportProblem(problem: NodeProblem): void {
  const options = useContext(RenderOptionsContext)
  const reportIssue = useContext(ClientIssueContext)
  const final = useViewFinal()
  useEffect(() => {
    const issue = clientIssue(problem)
    if (issue === undefined) return
    if (options.current.onError === undefined) warn(problem, issue)
    else options.current.onError(problem)
  }, [problem, options])
  useEffect(() => {
    const issue = clientIssue(problem)
    if (final && issue !== undefined) reportIssue?.(issue)
  }, [problem, final, reportIssue])
}

/** React itself has already logged whatever a renderer threw. */
function warn({ reason, node }: NodeProblem, { message }: ClientIssue): void {
  const advice = reason === 'unknown' ? " Is it in the provider's registry?" : ''
  if (reason !== 'error') console.warn(`vitrail: ${node.type} is drawn as its text: ${message}${advice}`)
}

function clientIssue({ reason, viewId, nodeId, node, issues, error }: NodeProblem): ClientIssue | undefined {
  switch (reason) {
    case 'undeclared':
    case 'refused':
      return undefined
    case 'unknown':
      return { viewId, nodeId, code: 'unknown_component', message: `Nothing draws ${node.type} here.` }
    case 'invalid':
      return { viewId, nodeId, code: 'invalid_props', message: formatIssues(issues ?? [], 3) }
    case 'error':
      return { viewId, nodeId, code: 'render_failed', message: describeThrown(error) }
    default: {
      const never: never = reason
      return never
    }
  }
}
