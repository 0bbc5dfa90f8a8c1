import type { ThreadMessage, UiAction } from '../../core/index.ts'
import type { ChatMessage } from './chat-state.ts'

/** A message of the person, or something they did in a view. */
export type ChatInput = { message: string; messageId?: string } | { action: UiAction }

/** The person's message that an input becomes, under the id that makes sending it again harmless. */
export function toMessage(input: ChatInput, newId: () => string, at: number): ChatMessage {
  const base: Pick<ThreadMessage, 'role' | 'createdAt'> = { role: 'user', createdAt: at }
  if ('action' in input) {
    const { secrets: _, ...action } = input.action
    const parts = [{ type: 'text' as const, text: action.message ?? action.name }]
    return { ...base, id: action.pressId, parts, action }
  }
  return { ...base, id: input.messageId ?? newId(), parts: [{ type: 'text', text: input.message }] }
}

/** The input that asks for the same once more: a new message, a new press. */
export function askAgain(message: ChatMessage, newId: () => string): ChatInput {
  const { action } = message
  return action === undefined ? { message: textOf(message) } : { action: { ...action, pressId: newId() } }
}

/** The input that sends the same message again, under its old id. */
export function sendAgain(message: ChatMessage): ChatInput {
  const { action, id } = message
  return action === undefined ? { message: textOf(message), messageId: id } : { action }
}

function textOf(message: ChatMessage): string {
  return message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
}
