import type { Tool } from '../../core/index.ts'
import { orAborted } from '../../internal/abort.ts'
import { timerDelay } from '../../internal/timer-delay.ts'
import type { ApprovalAnswer } from '../agent.ts'
import type { Run } from './run-state.ts'

/** What became of asking the person; `not_needed` where nobody has to be asked, `impossible` where nobody can be. */
type Approval = ApprovalAnswer | 'not_needed' | 'impossible'

/** Asks the person before a call runs, where its tool's policy says so. A policy that fails counts as `always`. */
export async function askApproval(
  run: Run,
  tool: Tool,
  toolCallId: string,
  input: unknown,
): Promise<Approval> {
  if (!(await needsApproval(run, tool, input))) return 'not_needed'
  const { request } = run
  if (request.requestApproval === undefined) return 'impossible'
  const approval = {
    approvalId: `${request.runId}.${toolCallId}`,
    toolCallId,
    name: tool.name,
    input: deepFreeze(input),
    expiresAt: Date.now() + timerDelay(run.setup.approvalTimeoutMs),
  }
  // Registered before it is announced: the answer may come at once.
  const answering = request.requestApproval(approval)
  run.emit({ kind: 'approval-requested', ...approval })
  const answer = await run.budget.during(orAborted(answering, run.signal, 'cancelled' as const))
  run.emit({ kind: 'approval-settled', approvalId: approval.approvalId, toolCallId, state: answer })
  return answer
}

async function needsApproval(run: Run, tool: Tool, input: unknown): Promise<boolean> {
  const policy = tool.approve ?? (tool.kind === 'action' ? 'always' : 'never')
  if (typeof policy !== 'function') return policy === 'always'
  try {
    return await orAborted(Promise.resolve(policy({ input, scope: run.scope })), run.signal, true)
  } catch (error) {
    run.reportError(error, 'approval_policy_failed')
    return true
  }
}

/** What the person agreed to is what runs. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.freeze(value)
  for (const item of Object.values(value)) deepFreeze(item)
  return value
}
