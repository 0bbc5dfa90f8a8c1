import type { AssistantModelMessage, ModelMessage, ToolModelMessage } from 'ai'
import { wellFormed } from '../../core/index.ts'
import type { SettledCall } from '../run/execute-call.ts'
import type { WrittenContent } from '../run/step.ts'
import { toToolOutput } from './tool-result.ts'

type AssistantContent = Exclude<AssistantModelMessage['content'], string>

/** What the next step is told about the one before: what the model wrote, with its calls as repaired, and their results. */
export function toStepMessages(
  content: readonly WrittenContent[],
  settled: readonly SettledCall[],
): ModelMessage[] {
  const byId = new Map(settled.map((call) => [call.call.id, call]))
  const written: AssistantContent = []
  const results: ToolModelMessage['content'] = []
  for (const item of content) {
    if (item.type !== 'call') {
      written.push({ ...item, text: wellFormed(item.text) })
      continue
    }
    const { id: toolCallId, name: toolName, providerOptions } = item.call
    const call = byId.get(toolCallId)
    if (call === undefined) continue
    written.push({
      type: 'tool-call',
      toolCallId,
      toolName,
      input: call.input,
      ...(providerOptions !== undefined && { providerOptions }),
    })
    results.push({ type: 'tool-result', toolCallId, toolName, output: toToolOutput(call.outcome) })
  }
  const messages: ModelMessage[] = [{ role: 'assistant', content: written }]
  if (results.length > 0) messages.push({ role: 'tool', content: results })
  return messages
}
