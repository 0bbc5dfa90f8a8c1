import type { Frame } from '../frame.ts'
import type { Part, ToolPart } from '../part.ts'
import { dropPreviews, replacePart } from './replace-part.ts'

type ToolFrame = Extract<Frame, { kind: `tool-${string}` }>

/** One tool call, from its first character to its outcome. Outcomes of calls never seen are skipped. */
export function foldTool(parts: readonly Part[], frame: ToolFrame): readonly Part[] {
  const index = parts.findIndex((part) => part.type === 'tool' && part.toolCallId === frame.toolCallId)
  const found = parts[index]
  const part = found?.type === 'tool' ? found : undefined

  switch (frame.kind) {
    case 'tool-input-start': {
      const started: ToolPart = {
        type: 'tool',
        toolCallId: frame.toolCallId,
        name: frame.name,
        state: 'writing',
      }
      if (frame.title !== undefined) started.title = frame.title
      return replacePart(parts, index, started)
    }
    case 'tool-input-delta':
      if (part?.state !== 'writing') return parts
      return replacePart(parts, index, { ...part, inputText: (part.inputText ?? '') + frame.text })
    case 'tool-input-available': {
      const running: ToolPart = {
        type: 'tool',
        toolCallId: frame.toolCallId,
        name: frame.name,
        state: 'running',
        input: frame.input,
      }
      const title = frame.title ?? part?.title
      if (title !== undefined) running.title = title
      if (frame.issues !== undefined) running.issues = frame.issues
      if (frame.repairs !== undefined) running.repairs = frame.repairs
      return replacePart(parts, index, running)
    }
    case 'tool-output':
      if (part === undefined) return parts
      return settle(parts, index, {
        ...withoutInputText(part),
        state: 'done',
        output: frame.output,
        ...(frame.title !== undefined && { title: frame.title }),
      })
    case 'tool-error': {
      if (part === undefined) return parts
      const failed: ToolPart = { ...withoutInputText(part), state: 'failed', message: frame.message }
      if (frame.issues !== undefined) failed.issues = frame.issues
      return settle(parts, index, failed)
    }
    case 'tool-denied': {
      if (part === undefined) return parts
      const denied: ToolPart = { ...withoutInputText(part), state: 'denied' }
      if (frame.message !== undefined) denied.message = frame.message
      return settle(parts, index, denied)
    }
    default: {
      const unknown: never = frame
      return unknown
    }
  }
}

function settle(parts: readonly Part[], index: number, part: ToolPart): readonly Part[] {
  return dropPreviews(replacePart(parts, index, part), part.toolCallId)
}

export function withoutInputText(part: ToolPart): ToolPart {
  if (part.inputText === undefined) return part
  const { inputText: _, ...rest } = part
  return rest
}
