import type { AssistantModelMessage, ModelMessage } from 'ai'
import {
  type ClientIssue,
  formatIssues,
  type Part,
  type ThreadMessage,
  type ToolPart,
  type UiPart,
  wellFormed,
} from '../../core/index.ts'
import { createCallIds } from '../run/call-ids.ts'
import { toJsonOutput } from '../run/to-json-output.ts'
import { actionText } from './action-text.ts'
import { callNotes } from './call-notes.ts'
import { clientIssuesText } from './client-issues-text.ts'
import { type CallOutcome, toToolOutput } from './tool-result.ts'

/** A stored conversation as the AI SDK takes it. What the browser reported, and `notes`, are told before the last message. */
export function toModelMessages(
  thread: readonly ThreadMessage[],
  clientIssues: readonly ClientIssue[] = [],
  notes: readonly string[] = [],
): ModelMessage[] {
  const claimId = createCallIds()
  const messages: ModelMessage[] = []
  let note: string | undefined
  for (const [index, message] of thread.entries()) {
    if (message.role === 'assistant') {
      messages.push(...assistantMessages(message.parts, claimId))
      note = endNote(message)
      continue
    }
    const isLast = index === thread.length - 1
    const issues = isLast ? clientIssuesText(clientIssues) : undefined
    const said = message.action === undefined ? textOf(message.parts) : actionText(message.action)
    const blocks = [note, issues, ...(isLast ? notes : []), said].filter((block) => block !== undefined)
    messages.push({ role: 'user', content: wellFormed(blocks.join('\n\n')) })
    note = undefined
  }
  return messages
}

function textOf(parts: readonly Part[]): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n')
}

function endNote({ finish }: ThreadMessage): string | undefined {
  switch (finish?.reason) {
    case 'cancelled':
      return '[The person stopped the answer above before it was finished.]'
    case 'error':
      return '[The answer above ended with an error; it may be incomplete.]'
    case 'limit':
      return '[The answer above reached a limit; it may be incomplete.]'
    default:
      return undefined
  }
}

/**
 * Every call is told with its result before what came after it: whether calls were written side by side is not stored, and a call that
 * mends a refused one must follow the refusal.
 */
function assistantMessages(parts: readonly Part[], claimId: (wanted: string) => string): ModelMessage[] {
  const messages: ModelMessage[] = []
  let content: Exclude<AssistantModelMessage['content'], string> = []
  const flush = (): void => {
    if (content.length > 0) messages.push({ role: 'assistant', content })
    content = []
  }
  for (const part of parts) {
    if (part.type === 'text' && part.text !== '') content.push({ type: 'text', text: wellFormed(part.text) })
    if (part.type !== 'tool') continue
    const toolCallId = claimId(part.toolCallId)
    const toolName = part.name
    content.push({ type: 'tool-call', toolCallId, toolName, input: part.input ?? {} })
    flush()
    const output = toToolOutput(outcomeOf(part, parts))
    messages.push({ role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] })
  }
  flush()
  return messages
}

function outcomeOf(part: ToolPart, parts: readonly Part[]): CallOutcome {
  const views = parts.filter(
    (other): other is UiPart => other.type === 'ui' && other.toolCallId === part.toolCallId,
  )
  switch (part.state) {
    case 'done': {
      const output = toJsonOutput(part.output)
      return {
        status: 'done',
        output: output.ok ? output.value : null,
        notes: callNotes({ ...part, views }),
      }
    }
    case 'denied':
      return { status: 'denied', message: part.message ?? 'The person refused this call.' }
    default:
      return { status: 'failed', message: failureText(part), notes: callNotes({ views }) }
  }
}

function failureText({ message = 'The run ended before this call did.', issues = [] }: ToolPart): string {
  return issues.length > 0 ? `${message}\n${formatIssues(issues)}` : message
}
