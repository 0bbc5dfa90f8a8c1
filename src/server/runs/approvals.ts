import type { ApprovalAnswer, ApprovalRequest } from '../../agent/index.ts'
import { timerDelay } from '../../internal/timer-delay.ts'

/** Approvals that runs of this process wait for, and the answers to recent ones. */
export interface Approvals {
  /** Resolves to the first answer: a person's, or `expired` or `cancelled`. */
  request(request: ApprovalRequest, run: { runId: string; actorId: string }): Promise<ApprovalAnswer>
  /** The answer that counts: this one, or the one that came before it. Undefined where the actor has no such request. */
  answer(approvalId: string, actorId: string, answer: ApprovalAnswer): ApprovalAnswer | undefined
  /** Cancels what a run still waits for. */
  cancelRun(runId: string): void
}

interface Approval {
  runId: string
  actorId: string
  /** Undefined while it is open. */
  settled: ApprovalAnswer | undefined
  settle(answer: ApprovalAnswer): void
}

/** Settled approvals remembered, so that a repeated answer gets the first one back. */
const MAX_REMEMBERED = 1_000

export function createApprovals(): Approvals {
  const approvals = new Map<string, Approval>()

  const forgetOld = (): void => {
    let over = approvals.size - MAX_REMEMBERED
    for (const [id, approval] of approvals) {
      if (over <= 0) return
      if (approval.settled === undefined) continue
      approvals.delete(id)
      over -= 1
    }
  }

  return {
    request({ approvalId, expiresAt }, { runId, actorId }) {
      return new Promise((resolve) => {
        const delay = timerDelay(Math.max(0, expiresAt - Date.now()))
        const timer = setTimeout(() => approval.settle('expired'), delay)
        const approval: Approval = {
          runId,
          actorId,
          settled: undefined,
          settle(answer) {
            if (approval.settled !== undefined) return
            approval.settled = answer
            clearTimeout(timer)
            resolve(answer)
          },
        }
        approvals.set(approvalId, approval)
        forgetOld()
      })
    },
    answer(approvalId, actorId, answer) {
      const approval = approvals.get(approvalId)
      if (approval === undefined || approval.actorId !== actorId) return undefined
      approval.settle(answer)
      return approval.settled
    },
    cancelRun(runId) {
      for (const approval of approvals.values()) {
        if (approval.runId === runId) approval.settle('cancelled')
      }
    },
  }
}
