import type { RunState, StreamMeta } from '../../core/index.ts'
import {
  type ChatEvent,
  type ChatMessage,
  type ChatPhase,
  type ChatState,
  type Conversation,
  initialChatState,
  runOf,
} from './chat-state.ts'

/** The state after an event. Pure; messages that do not change keep their identity. */
export function transition(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'reset':
      return initialChatState
    case 'opening':
      if (event.threadId === state.threadId) return to(state, { status: 'loading' })
      return { ...initialChatState, threadId: event.threadId, status: 'loading' }
    case 'loaded': {
      const { id, title, messages, activeRunId } = event.thread
      const phase: ChatPhase =
        activeRunId === undefined ? { status: 'idle' } : { status: 'streaming', runId: activeRunId }
      return { ...phase, threadId: id, title, messages: [...messages, ...untaken(state, messages)] }
    }
    case 'sending':
      return to(state, { status: 'sending' }, { messages: withMessage(state.messages, event.message) })
    case 'accepted': {
      const { meta, sent, at } = event
      // An action may be answered by a change of the message it was raised in: then there is no new message.
      const isKnown = state.messages.some(({ runId, role }) => role === 'assistant' && runId === meta.runId)
      const messages = isKnown
        ? markTaken(state.messages, sent)
        : withAnswer(withMessage(state.messages, sent), meta, at)
      return to(state, { status: 'streaming', runId: meta.runId }, { threadId: meta.threadId, messages })
    }
    case 'folded': {
      const messages = state.messages.map((message) =>
        message.runId === event.runId && message.role === 'assistant'
          ? answered(message, event.run)
          : message,
      )
      const title = event.run.title ?? state.title
      return to(state, { status: 'streaming', runId: event.runId }, { messages, title })
    }
    case 'dropped':
      return to(state, { status: 'reconnecting', runId: runOf(state), attempt: event.attempt })
    case 'ended':
      return to(state, { status: 'idle' })
    case 'failed': {
      const runId = runOf(state)
      const phase: ChatPhase = { status: 'error', error: event.error, ...(runId !== undefined && { runId }) }
      return to(state, phase, { messages: markFailed(state.messages, event.sentId) })
    }
    default: {
      const never: never = event
      return never
    }
  }
}

/** Another phase of the same conversation: nothing of the old phase stays behind. */
function to(state: ChatState, phase: ChatPhase, changes: Partial<Conversation> = {}): ChatState {
  const { threadId, title, messages } = state
  return { threadId, title, messages, ...changes, ...phase }
}

/** A message sent again takes its old place. */
function withMessage(
  messages: readonly ChatMessage[],
  message: ChatMessage | undefined,
): readonly ChatMessage[] {
  if (message === undefined) return messages
  const known = messages.some(({ id }) => id === message.id)
  return known ? messages.map((old) => (old.id === message.id ? message : old)) : [...messages, message]
}

/** What the person wrote and no server has taken; a reload of the thread must not lose it. */
function untaken(state: ChatState, taken: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(taken.map(({ id }) => id))
  return state.messages.filter(({ id, delivery }) => delivery === 'failed' && !ids.has(id))
}

function markFailed(messages: readonly ChatMessage[], id: string | undefined): readonly ChatMessage[] {
  return messages.map((message) => (message.id === id ? { ...message, delivery: 'failed' } : message))
}

function markTaken(messages: readonly ChatMessage[], taken: ChatMessage | undefined): readonly ChatMessage[] {
  return messages.map((message) => (message.id === taken?.id ? taken : message))
}

function withAnswer(
  messages: readonly ChatMessage[],
  { runId, messageId }: StreamMeta,
  at: number,
): readonly ChatMessage[] {
  return [...messages, { id: messageId, role: 'assistant', parts: [], createdAt: at, runId }]
}

/** What was stored of an answer stays until its replay has caught up, so that nothing disappears for a moment. */
function answered(message: ChatMessage, { parts, finish }: RunState): ChatMessage {
  if (finish === undefined && parts.length < message.parts.length) return message
  return finish === undefined ? { ...message, parts } : { ...message, parts, finish }
}
