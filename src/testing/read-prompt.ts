import type { ModelCall, ScriptedResult, ScriptedTurn } from './script.ts'

type Message = ModelCall['prompt'][number]
type ToolResultPart = Extract<Extract<Message, { role: 'tool' }>['content'][number], { type: 'tool-result' }>

/** What a prompt says about where the conversation stands. */
export function readPrompt({ prompt, tools }: ModelCall): ScriptedTurn {
  const start = prompt.findLastIndex((message) => message.role === 'user')
  const since = prompt.slice(start + 1)
  return {
    message: start === -1 ? '' : textOf(prompt[start]),
    turn: since.filter((message) => message.role === 'assistant').length,
    results: since.flatMap((message) => (message.role === 'tool' ? message.content : [])).flatMap(readResult),
    prompt,
    tools: (tools ?? []).map((tool) => tool.name),
  }
}

function textOf(message: Message | undefined): string {
  if (message?.role !== 'user') return ''
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

function readResult(part: ToolResultPart | { type: 'tool-approval-response' }): ScriptedResult[] {
  if (part.type !== 'tool-result') return []
  const { output } = part
  return [
    {
      toolCallId: part.toolCallId,
      name: part.toolName,
      output: outputOf(output),
      failed:
        output.type === 'execution-denied' || output.type === 'error-text' || output.type === 'error-json',
    },
  ]
}

/** A result that notes follow travels as text; the tool's own output is what stands before them. */
function outputOf(output: ToolResultPart['output']): unknown {
  if (output.type === 'execution-denied') return output.reason
  if (output.type !== 'text') return output.value
  const [own = ''] = output.value.split('\n\n[', 1)
  try {
    return JSON.parse(own)
  } catch {
    // Prose is a result too.
    return output.value
  }
}
