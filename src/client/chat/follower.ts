import {
  type ChatRequest,
  foldFrame,
  initialRunState,
  type RunState,
  type StreamMeta,
} from '../../core/index.ts'
import type { AgentRoutes } from '../http/agent-routes.ts'
import type { ChatError } from '../http/chat-error.ts'
import type { Store } from '../store/create-store.ts'
import { type FollowRunOptions, followRun } from '../stream/follow-run.ts'
import type { Wait } from '../stream/wait.ts'
import type { ThreadList } from '../threads/thread-list.ts'
import type { ChatEvent, ChatMessage, ChatState } from './chat-state.ts'
import type { Turn } from './turn.ts'

interface FollowerOptions {
  routes: AgentRoutes
  store: Store<ChatState, ChatEvent>
  threads: ThreadList
  staleAfter: number
  wait: Wait
}

/** The work of a turn: what is received is folded and dispatched until the turn is over. Nothing here rejects. */
interface Follower {
  send(turn: Turn, request: ChatRequest, message: ChatMessage): Promise<void>
  open(turn: Turn, threadId: string): Promise<void>
  /** Picks a run up where it was lost. */
  follow(turn: Turn, runId: string): Promise<void>
}

export function createFollower({ routes, store, threads, staleAfter, wait }: FollowerOptions): Follower {
  /** The run that was followed last, as far as it came. */
  let last: { runId: string; run: RunState } | undefined

  const fail = (turn: Turn, error: ChatError, unsent?: ChatMessage): void => {
    store.dispatch({ type: 'failed', error, ...(unsent && { sentId: unsent.id }) })
    turn.accept({ ok: false, error })
  }

  /** Loads a thread; returns the run that still works on it. */
  const load = async (turn: Turn, threadId: string): Promise<string | undefined> => {
    const result = await routes.thread(threadId, turn.signal)
    if (turn.signal.aborted) return undefined
    if (!result.ok) {
      fail(turn, result.error)
      return undefined
    }
    store.dispatch({ type: 'loaded', thread: result.value })
    turn.accept({ ok: true, value: undefined })
    return result.value.activeRunId
  }

  const run = async (
    turn: Turn,
    from: RunState,
    connect: (meta: StreamMeta | undefined, after: number) => ReturnType<FollowRunOptions['connect']>,
    sent?: ChatMessage,
  ): Promise<void> => {
    let folded = from
    let meta: StreamMeta | undefined
    const outcome = await followRun({
      connect: (after) => connect(meta, after),
      after: from.seq,
      signal: turn.signal,
      staleAfter,
      wait,
      onMeta(received) {
        const isNewThread = store.current().threadId === undefined
        meta = received
        store.dispatch({ type: 'accepted', meta, at: Date.now(), ...(sent && { sent }) })
        turn.accept({ ok: true, value: meta })
        if (isNewThread) void threads.refresh()
        if (turn.stopWanted) void routes.cancel(meta.runId)
        turn.stopWanted = false
      },
      onFrame(seq, frame) {
        if (meta === undefined) return
        folded = foldFrame(folded, seq, frame)
        last = { runId: meta.runId, run: folded }
        store.dispatch({ type: 'folded', runId: meta.runId, run: folded }, { later: true })
      },
      onDrop: (attempt) => store.dispatch({ type: 'dropped', attempt }),
    })
    if (outcome.status === 'aborted') return
    if (outcome.status === 'failed' && folded.finish === undefined) {
      await giveUp(turn, outcome.error, meta === undefined ? sent : undefined)
      return
    }
    store.dispatch({ type: 'ended' })
    void threads.refresh()
  }

  const giveUp = async (turn: Turn, error: ChatError, untaken: ChatMessage | undefined): Promise<void> => {
    if (untaken?.action !== undefined) {
      // Said at the control that raised it; the conversation is as it was.
      store.dispatch({ type: 'ended' })
      turn.accept({ ok: false, error })
    } else if (untaken === undefined && error.status === 404) {
      await reload(turn, error)
    } else {
      fail(turn, error, untaken)
    }
  }

  /** The log of a run is gone, so the run is over: what is stored of it is all there is. */
  const reload = async (turn: Turn, error: ChatError): Promise<void> => {
    const { threadId } = store.current()
    const stillActive = threadId === undefined ? undefined : await load(turn, threadId)
    if (threadId === undefined || stillActive !== undefined) fail(turn, error)
    else if (!turn.signal.aborted && isUnanswered(store.current())) fail(turn, LOST)
  }

  const follow = (turn: Turn, runId: string): Promise<void> =>
    run(turn, last?.runId === runId ? last.run : initialRunState, (_, after) =>
      routes.stream(runId, after, turn.signal),
    )

  return {
    follow,
    send: (turn, request, message) =>
      run(
        turn,
        initialRunState,
        (meta, after) =>
          meta === undefined
            ? routes.chat(request, turn.signal)
            : routes.stream(meta.runId, after, turn.signal),
        message,
      ),
    async open(turn, threadId) {
      const runId = await load(turn, threadId)
      if (runId !== undefined) await follow(turn, runId)
    },
  }
}

/** Its last word is the person's, and nothing is on its way. */
function isUnanswered({ status, messages }: ChatState): boolean {
  const last = messages.at(-1)
  return status === 'idle' && last?.role === 'user' && last.delivery === undefined
}

const LOST: ChatError = {
  code: 'answer_lost',
  message: 'The answer was lost before anything of it was kept.',
}
