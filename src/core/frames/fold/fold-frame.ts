import type { Frame, Usage } from '../frame.ts'
import type { ApprovalPart, Part } from '../part.ts'
import { foldText } from './fold-text.ts'
import { foldTool } from './fold-tool.ts'
import { foldUi, foldUiDelta } from './fold-ui.ts'
import { replacePart } from './replace-part.ts'
import type { RunState } from './run-state.ts'
import { endParts } from './settle-parts.ts'

/**
 * The one reducer of a run's frames: server, client, tests and storage use it. Pure and total. A sequence number not above the
 * last is dropped, gaps are allowed, unknown kinds are skipped.
 */
export function foldFrame(state: RunState, seq: number, frame: Frame): RunState {
  if (seq <= state.seq) return state
  return { ...state, ...changes(state, seq, frame), seq }
}

function changes(state: RunState, seq: number, frame: Frame): Partial<RunState> {
  switch (frame.kind) {
    case 'step-start':
      return { step: frame.step }
    case 'step-finish':
      return frame.usage === undefined ? {} : { usage: addUsage(state.usage, frame.usage) }
    case 'text':
    case 'reasoning':
      return { parts: foldText(state.parts, frame.kind, frame.text) }
    case 'tool-input-start':
    case 'tool-input-delta':
    case 'tool-input-available':
    case 'tool-output':
    case 'tool-error':
    case 'tool-denied':
      return { parts: foldTool(state.parts, frame) }
    case 'approval-requested': {
      const { kind: _, ...fields } = frame
      const approval: ApprovalPart = { type: 'approval', ...fields, state: 'requested' }
      return { parts: replacePart(state.parts, findApproval(state.parts, frame.approvalId), approval) }
    }
    case 'approval-settled':
      return { parts: settleApproval(state.parts, frame.approvalId, frame.state) }
    case 'ui':
      return foldUi(state, seq, frame)
    case 'ui-delta':
      return foldUiDelta(state, seq, frame)
    case 'title':
      return { title: frame.title }
    case 'warning':
      return { parts: [...state.parts, { type: 'warning', code: frame.code, message: frame.message }] }
    case 'finish': {
      const finish =
        frame.error === undefined ? { reason: frame.reason } : { reason: frame.reason, error: frame.error }
      return { parts: endParts(state.parts), finish }
    }
    default: {
      // A kind that only a newer server knows: nothing to show for it here.
      const unknown: never = frame
      return unknown === undefined ? {} : {}
    }
  }
}

function findApproval(parts: readonly Part[], approvalId: string): number {
  return parts.findIndex((part) => part.type === 'approval' && part.approvalId === approvalId)
}

function settleApproval(
  parts: readonly Part[],
  approvalId: string,
  state: ApprovalPart['state'],
): readonly Part[] {
  const index = findApproval(parts, approvalId)
  const part = parts[index]
  // The first answer wins.
  if (part?.type !== 'approval' || part.state !== 'requested') return parts
  return replacePart(parts, index, { ...part, state })
}

function addUsage(total: Usage | undefined, step: Usage): Usage {
  const sum: Usage = { ...total }
  for (const key of ['inputTokens', 'outputTokens'] as const) {
    const value = step[key]
    if (value !== undefined) sum[key] = (sum[key] ?? 0) + value
  }
  return sum
}
