import type { Frame, NumberedFrame, Part, ThreadMessage, ToolPart } from '../../core/index.ts'

type StoredAnswer = Pick<ThreadMessage, 'parts' | 'finish'>

/** Frames whose fold is a stored message: for a client that asks again when the log of its run is gone. */
export function messageToFrames({ parts, finish }: StoredAnswer): NumberedFrame[] {
  const frames = parts.flatMap(partToFrames)
  if (finish !== undefined) frames.push({ kind: 'finish', ...finish })
  return frames.map((frame, index) => ({ seq: index + 1, frame }))
}

function partToFrames(part: Part): Frame[] {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return [{ kind: part.type, text: part.text }]
    case 'tool':
      return toolToFrames(part)
    case 'ui': {
      const { type: _, ...view } = part
      return [{ kind: 'ui', ...view }]
    }
    case 'approval': {
      const { type: _, state, ...request } = part
      const requested: Frame = { kind: 'approval-requested', ...request }
      if (state === 'requested') return [requested]
      const { approvalId, toolCallId } = part
      return [requested, { kind: 'approval-settled', approvalId, toolCallId, state }]
    }
    case 'warning':
      return [{ kind: 'warning', code: part.code, message: part.message }]
    default: {
      const unknown: never = part
      return unknown
    }
  }
}

function toolToFrames(part: ToolPart): Frame[] {
  const { toolCallId, name, title, input, issues, repairs, message } = part
  const start: Frame = { kind: 'tool-input-start', toolCallId, name, ...(title !== undefined && { title }) }
  const available: Frame = {
    kind: 'tool-input-available',
    toolCallId,
    name,
    input,
    ...(title !== undefined && { title }),
    ...(issues !== undefined && { issues }),
    ...(repairs !== undefined && { repairs }),
  }
  switch (part.state) {
    case 'writing':
      return [start]
    case 'running':
      return [available]
    case 'done':
      return [available, { kind: 'tool-output', toolCallId, output: part.output }]
    case 'failed':
      return [available, { kind: 'tool-error', toolCallId, message: message ?? '' }]
    case 'denied':
      return [available, { kind: 'tool-denied', toolCallId, ...(message !== undefined && { message }) }]
    default: {
      const unknown: never = part.state
      return unknown
    }
  }
}
