import type { ClientIssue, StreamMeta, UiCapabilities } from '../../core/index.ts'
import type { Result } from '../http/chat-error.ts'
import type { HttpOptions } from '../http/create-http.ts'
import type { Schedule } from '../store/create-store.ts'
import type { Wait } from '../stream/wait.ts'
import type { ThreadList } from '../threads/thread-list.ts'
import type { ChatInput } from './chat-input.ts'
import type { ChatState } from './chat-state.ts'

/** The connection, and what this client draws. */
export interface AgentChatClientOptions extends HttpOptions {
  /** What this client can draw; absent: everything. A function is asked at each turn. */
  uiCapabilities?: UiCapabilities | (() => UiCapabilities | undefined)
  /** Ask for what changed instead of whole previews. Default true. */
  deltas?: boolean
  /** Ask for the raw arguments of tools that preview. Default false. */
  rawArguments?: boolean
  /** Milliseconds without a byte, the heartbeat's included, before a connection counts as lost. Default 30 000. */
  staleAfter?: number
  /** When subscribers are told about what streams in. Default: the next animation frame. */
  schedule?: Schedule
  /** How to wait between two tries, at most 3 000 ms. */
  wait?: Wait
}

/** A conversation with an agent: sends, follows, resumes. A store without a framework; nothing here rejects. */
export interface AgentChatClient {
  getSnapshot(): ChatState
  subscribe(listener: () => void): () => void
  readonly threads: ThreadList
  /**
   * Resolves once the server has taken it. The same input again while it is on its way is one sending; another one while a run
   * works is refused as `busy`.
   */
  send(input: ChatInput): Promise<Result<StreamMeta | undefined>>
  /** Loads a conversation and follows its run, if one works. Opening the one that is open does nothing. */
  open(threadId: string): Promise<Result<unknown>>
  /** Leaves the conversation for a new one. Its run goes on without this client. */
  reset(): void
  /** Tries again what failed: a message that was not taken, a run that was lost, an answer that failed. */
  retry(): Promise<Result<unknown>>
  /** Stops the run. The answer ends with what it has shown. */
  cancel(): Promise<Result>
  approve(approvalId: string, approve: boolean): Promise<Result>
  /** Told to the model with the next message. */
  reportIssue(issue: ClientIssue): void
  /** Resolves when nothing is on its way. */
  whenIdle(): Promise<ChatState>
}
