import { useMemo, useSyncExternalStore } from 'react'
import type { AgentChatClient, ChatError, ChatState, Result, ThreadListState } from '../../client/index.ts'
import type { UiAction } from '../../core/index.ts'
import { useViewStateStore } from '../view-state/use-view-state.ts'
import type { ViewStateStore } from '../view-state/view-state-store.ts'
import { useAgentScope } from './agent-context.ts'
import type { BlockMessage } from './block-cache.ts'

/** What a person can do in a conversation; nothing rejects. */
export interface AgentChatActions {
  send(message: string): Promise<Result<unknown>>
  /** Sends an action from a view to the conversation, as its next message. */
  sendAction(action: UiAction): Promise<Result<unknown>>
  stop(): Promise<Result>
  retry(): Promise<Result<unknown>>
  approve(approvalId: string, approve: boolean): Promise<Result>
  openThread(threadId: string): Promise<Result<unknown>>
  newThread(): void
  refreshThreads(): Promise<void>
  renameThread(threadId: string, title: string): Promise<Result>
  /** Deletes a conversation and what was typed in its views; if it was open, a new one takes its place. */
  deleteThread(threadId: string): Promise<Result>
}

/** The conversation as shown, and the actions on it. */
export interface AgentChat extends AgentChatActions {
  readonly status: ChatState['status']
  readonly threadId: string | undefined
  readonly title: string | undefined
  readonly messages: readonly BlockMessage[]
  /** With status `error`. */
  readonly error: ChatError | undefined
  /** A message, a conversation or an answer is on its way: nothing else can be sent. */
  readonly isBusy: boolean
  readonly threads: ThreadListState
}

/** The conversation of the nearest `AgentProvider`. However many components use it, it is one. */
export function useAgentChat(): AgentChat {
  const { client, withBlocks } = useAgentScope()
  const viewState = useViewStateStore()
  const state = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot)
  const { threads: list } = client
  const threads = useSyncExternalStore(list.subscribe, list.getSnapshot, list.getSnapshot)

  const messages = useMemo(() => state.messages.map(withBlocks), [state.messages, withBlocks])
  const actions = useMemo(() => createActions(client, viewState), [client, viewState])

  return {
    ...actions,
    status: state.status,
    threadId: state.threadId,
    title: state.title ?? threads.items.find(({ id }) => id === state.threadId)?.title,
    messages,
    error: state.status === 'error' ? state.error : undefined,
    isBusy: state.status !== 'idle' && state.status !== 'error',
    threads,
  }
}

function createActions(client: AgentChatClient, viewState: ViewStateStore): AgentChatActions {
  const { threads } = client
  return {
    send: (message) => client.send({ message }),
    sendAction: (action) => client.send({ action }),
    stop: client.cancel,
    retry: client.retry,
    approve: client.approve,
    openThread: client.open,
    newThread: client.reset,
    refreshThreads: threads.refresh,
    renameThread: threads.rename,
    async deleteThread(threadId) {
      const result = await threads.remove(threadId)
      if (!result.ok) return result
      viewState.forgetThread(threadId)
      if (client.getSnapshot().threadId === threadId) client.reset()
      return result
    },
  }
}
