import type { RunState, StreamMeta, ThreadDetail, ThreadMessage } from '../../core/index.ts'
import type { ChatError } from '../http/chat-error.ts'

/** A message as it is shown: stored, being written, or not yet taken by the server. */
export interface ChatMessage extends Omit<ThreadMessage, 'parts'> {
  readonly parts: readonly ThreadMessage['parts'][number][]
  /** The user's, until the server has it. */
  readonly delivery?: 'sending' | 'failed'
}

/** Where the conversation stands. */
export type ChatPhase =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** A message is on its way; no run answers it yet. */
  | { readonly status: 'sending' }
  | { readonly status: 'streaming'; readonly runId: string }
  | { readonly status: 'reconnecting'; readonly runId: string | undefined; readonly attempt: number }
  /** `runId`: the run that is still to be followed, where there is one. */
  | { readonly status: 'error'; readonly error: ChatError; readonly runId?: string }

/** The conversation as it is shown. */
export interface Conversation {
  /** Undefined: a new one. */
  readonly threadId: string | undefined
  readonly title: string | undefined
  readonly messages: readonly ChatMessage[]
}

/** Where the conversation stands, with its messages. */
export type ChatState = ChatPhase & Conversation

export type ChatEvent =
  | { type: 'reset' }
  | { type: 'opening'; threadId: string }
  | { type: 'loaded'; thread: ThreadDetail }
  | { type: 'sending'; message?: ChatMessage }
  /** `sent`: the person's message, now that the server has it. */
  | { type: 'accepted'; meta: StreamMeta; sent?: ChatMessage; at: number }
  | { type: 'folded'; runId: string; run: RunState }
  | { type: 'dropped'; attempt: number }
  | { type: 'ended' }
  | { type: 'failed'; error: ChatError; sentId?: string }

export const initialChatState: ChatState = Object.freeze({
  status: 'idle',
  threadId: undefined,
  title: undefined,
  messages: Object.freeze([]),
})

/** The run that a state belongs to, if any. */
export function runOf(state: ChatState): string | undefined {
  return 'runId' in state ? state.runId : undefined
}
