import type { ChatRequest } from '../../core/index.ts'
import { randomId } from '../../internal/random-id.ts'
import { createAgentRoutes } from '../http/agent-routes.ts'
import { createHttp } from '../http/create-http.ts'
import { createStore } from '../store/create-store.ts'
import { scheduleFrame } from '../store/schedule-frame.ts'
import { wait } from '../stream/wait.ts'
import { createThreadList } from '../threads/thread-list.ts'
import type { AgentChatClient, AgentChatClientOptions } from './agent-chat-client.ts'
import { askAgain, type ChatInput, sendAgain, toMessage } from './chat-input.ts'
import { type ChatMessage, initialChatState, runOf } from './chat-state.ts'
import { createFollower } from './follower.ts'
import { createPendingIssues } from './pending-issues.ts'
import { transition } from './transition.ts'
import { createTurn, type Turn } from './turn.ts'

/** A client of one conversation at a time, over the server's routes. */
export function createAgentChatClient(options: AgentChatClientOptions = {}): AgentChatClient {
  const { deltas = true, rawArguments = false, staleAfter = 30_000, schedule = scheduleFrame } = options
  const routes = createAgentRoutes(createHttp(options), { deltas, rawArguments })
  const store = createStore(initialChatState, transition, schedule)
  const threads = createThreadList(routes, schedule)
  const issues = createPendingIssues()
  const follower = createFollower({ routes, store, threads, staleAfter, wait: options.wait ?? wait })
  let turn: Turn | undefined

  const begin = (key: string, work: (turn: Turn) => Promise<void>): Turn => {
    turn?.abort()
    const begun = createTurn(key)
    turn = begun
    begun.finishWith(
      work(begun).finally(() => {
        if (turn === begun) turn = undefined
      }),
    )
    return begun
  }

  const requestFor = (input: ChatInput, message: ChatMessage): ChatRequest => {
    const { threadId } = store.current()
    const { uiCapabilities } = options
    const capabilities = typeof uiCapabilities === 'function' ? uiCapabilities() : uiCapabilities
    return {
      ...('action' in input ? { action: input.action } : { message: input.message }),
      messageId: message.id,
      ...(threadId !== undefined && { threadId }),
      ...(capabilities !== undefined && { uiCapabilities: capabilities }),
    }
  }

  const send: AgentChatClient['send'] = async (input) => {
    const key = sendKey(input)
    if (turn?.key === key) return turn.accepted
    if (turn !== undefined) return { ok: false, error: BUSY }
    const message = toMessage(input, randomId, Date.now())
    const request = requestFor(input, message)
    const carried = issues.take()
    if (carried.issues.length > 0) request.clientIssues = carried.issues
    const begun = begin(key, (current) => {
      store.dispatch({
        type: 'sending',
        ...(!('action' in input) && { message: { ...message, delivery: 'sending' } }),
      })
      return follower.send(current, request, message)
    })
    const result = await begun.accepted
    if (result.ok) carried.delivered()
    return result
  }

  const open = async (threadId: string) => {
    const key = `open ${threadId}`
    if (turn?.key === key) return turn.accepted
    return begin(key, (current) => {
      store.dispatch({ type: 'opening', threadId })
      return follower.open(current, threadId)
    }).accepted
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    threads,
    send,
    async open(threadId) {
      const state = store.current()
      const isOpen =
        state.threadId === threadId && state.status !== 'error' && turn?.key !== `open ${threadId}`
      return isOpen ? { ok: true, value: undefined } : open(threadId)
    },
    reset() {
      turn?.abort()
      turn = undefined
      store.dispatch({ type: 'reset' })
    },
    async retry() {
      const state = store.current()
      if (turn !== undefined) return { ok: false, error: BUSY }
      const unsent = state.messages.findLast(({ delivery }) => delivery === 'failed')
      if (state.status === 'error' && state.error.code === 'run_active' && state.threadId !== undefined)
        return open(state.threadId)
      if (unsent !== undefined) return send(sendAgain(unsent))
      const runId = runOf(state)
      if (runId !== undefined)
        return begin(`follow ${runId}`, (current) => follower.follow(current, runId)).accepted
      const asked = state.messages.findLast(({ role }) => role === 'user')
      // What led to no answer is no second message.
      if (asked !== undefined && asked === state.messages.at(-1)) return send(sendAgain(asked))
      if (asked !== undefined) return send(askAgain(asked, randomId))
      return state.threadId === undefined ? { ok: false, error: NOTHING } : open(state.threadId)
    },
    async cancel() {
      const runId = runOf(store.current())
      if (runId !== undefined) return routes.cancel(runId)
      if (turn !== undefined) turn.stopWanted = true
      return { ok: true, value: undefined }
    },
    approve: routes.approve,
    reportIssue: issues.add,
    async whenIdle() {
      while (turn !== undefined) await turn.finished
      return store.current()
    },
  }
}

const BUSY = { code: 'busy', message: 'An answer is still being written.' }
const NOTHING = { code: 'nothing_to_retry', message: 'Nothing was asked yet.' }

function sendKey(input: ChatInput): string {
  return 'action' in input
    ? `action ${input.action.pressId}`
    : `message ${input.messageId ?? ''} ${input.message}`
}
