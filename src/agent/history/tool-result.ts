import type { JSONValue, ToolResultPart } from 'ai'
import { wellFormed } from '../../core/index.ts'

type ToolOutput = ToolResultPart['output']

/** How a call ended, as the model is told. */
export type CallOutcome =
  | { status: 'done'; output: JSONValue; notes: readonly string[] }
  /** `refused`: the model has to write it again. */
  | { status: 'failed'; message: string; notes: readonly string[]; refused?: true }
  | { status: 'denied'; message: string }

export function toToolOutput(outcome: CallOutcome): ToolOutput {
  switch (outcome.status) {
    case 'done':
      return outcome.notes.length === 0
        ? { type: 'json', value: outcome.output }
        : { type: 'text', value: withNotes(JSON.stringify(outcome.output), outcome.notes) }
    case 'failed':
      return { type: 'error-text', value: withNotes(outcome.message, outcome.notes) }
    case 'denied':
      return { type: 'execution-denied', reason: outcome.message }
    default: {
      const unknown: never = outcome
      return unknown
    }
  }
}

/** Well-formed, since messages and notes hold texts that were cut somewhere: providers refuse half of a surrogate pair. */
function withNotes(text: string, notes: readonly string[]): string {
  const all = notes.length === 0 ? text : `${text}\n\n${notes.map((note) => `[${note}]`).join('\n')}`
  return wellFormed(all)
}
