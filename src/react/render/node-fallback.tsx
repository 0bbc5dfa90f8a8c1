import { type ReactNode, useContext } from 'react'
import { RenderOptionsContext } from '../provider/render-options.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { type NodeProblem, type NodeProblemCause, useNodeProblem } from './node-problem.ts'
import { useReportProblem } from './use-report-problem.ts'

/** Replaces a node that can't be drawn: the `fallback`, else its text. */
export function NodeFallback(cause: NodeProblemCause): ReactNode {
  const problem = useNodeProblem(cause)
  useReportProblem(problem)
  const { fallback } = useContext(RenderOptionsContext).current
  if (fallback === undefined) return problem.text
  return (
    <ErrorBoundary resetKey={problem} caught={() => problem.text}>
      {typeof fallback === 'function' ? <FallbackCall fallback={fallback} problem={problem} /> : fallback}
    </ErrorBoundary>
  )
}

/** A component of its own, so that a fallback that throws is caught like any other. */
function FallbackCall(props: { fallback(problem: NodeProblem): ReactNode; problem: NodeProblem }): ReactNode {
  return props.fallback(props.problem)
}
