import type { LanguageModelV3Prompt, LanguageModelV3ToolResultOutput } from '@ai-sdk/provider'
import type { CallResult } from './scene.ts'

/** The prompt, in the form the scenes need. */
export interface Conversation {
  /** Everything the person said, oldest first. */
  said: string[]
  /** The results since then, in the order of their calls. */
  results: CallResult[]
}

export function readConversation(prompt: LanguageModelV3Prompt): Conversation {
  const said: string[] = []
  let results: CallResult[] = []
  for (const message of prompt) {
    if (message.role === 'user') {
      said.push(message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'))
      results = []
    } else if (message.role === 'tool' || message.role === 'assistant') {
      for (const part of message.content) {
        if (part.type === 'tool-result') results.push(readResult(part.output))
      }
    }
  }
  return { said, results }
}

function readResult(output: LanguageModelV3ToolResultOutput): CallResult {
  switch (output.type) {
    case 'json':
      return { ok: true, output: output.value }
    case 'text':
      return { ok: true, output: parseOrKeep(output.value) }
    case 'content':
      return { ok: true, output: output.value }
    case 'execution-denied':
      return { ok: false, denied: true, message: output.reason ?? 'The person said no.' }
    case 'error-text':
      return { ok: false, denied: false, message: output.value }
    case 'error-json':
      return { ok: false, denied: false, message: JSON.stringify(output.value) }
  }
}

/** Results are JSON, possibly followed by remarks, or prose. */
function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text.replace(/(?:\n+\[[^\n]*\])+$/, ''))
  } catch {
    return text
  }
}
