import { type CanvasEdit, EMPTY_CANVAS_STATE, readCanvasFrame } from '../../core/index.ts'
import { randomId } from '../../internal/random-id.ts'
import { type ChatError, isPassing, type Result } from '../http/chat-error.ts'
import { createHttp } from '../http/create-http.ts'
import { createStore } from '../store/create-store.ts'
import { scheduleFrame } from '../store/schedule-frame.ts'
import { parseJson } from '../stream/decode-frame.ts'
import { followLog, retryDelay } from '../stream/follow-log.ts'
import { wait as waitFor } from '../stream/wait.ts'
import type { AgentCanvasClient, AgentCanvasClientOptions } from './agent-canvas-client.ts'
import type { CanvasProblem } from './canvas-client-state.ts'
import { type AcceptedEdit, createCanvasRoutes } from './canvas-routes.ts'
import { type CanvasEvent, initialCanvasModel, transition } from './transition.ts'
import { createValueSender, type ValueSender } from './value-sender.ts'

/** Tries before a request counts as unsent. */
const MAX_TRIES = 4
/** Before a log that the server ended is followed again. */
const COME_BACK_MS = 1_000

/** One conversation's canvas while it is open. */
interface Session {
  readonly threadId: string
  readonly controller: AbortController
  readonly values: ValueSender
  /** The conversation does not exist yet: there is nothing to follow. */
  missing: boolean
  opened: Promise<Result> | undefined
  /** The last of the requests that wait for one another. */
  tail: Promise<unknown>
}

/** A client of one canvas at a time, over the server's routes. */
export function createAgentCanvasClient(options: AgentCanvasClientOptions = {}): AgentCanvasClient {
  const { staleAfter = 30_000, schedule = scheduleFrame, wait = waitFor, uiCapabilities } = options
  const routes = createCanvasRoutes(createHttp(options), () =>
    typeof uiCapabilities === 'function' ? uiCapabilities() : uiCapabilities,
  )
  const store = createStore(initialCanvasModel, transition, schedule)
  let session: Session | undefined

  /** What still reaches a session that was left changes nothing. */
  const tell = (from: Session, event: CanvasEvent, later = false): void => {
    if (session === from) store.dispatch(event, { later })
  }

  const follow = async (current: Session): Promise<void> => {
    const { threadId, controller } = current
    const { signal } = controller
    while (!signal.aborted) {
      const outcome = await followLog({
        connect: (after) => routes.stream(threadId, after, signal),
        after: store.current().log.seq,
        decode: (data) => readCanvasFrame(parseJson(data)),
        startsOver: ({ kind }) => kind === 'canvas-snapshot',
        onMeta: () => tell(current, { type: 'connected' }),
        onFrame: (seq, frame) => tell(current, { type: 'framed', seq, frame }, true),
        onDrop: (attempt) => tell(current, { type: 'dropped', attempt }),
        mostTries: Number.POSITIVE_INFINITY,
        signal,
        staleAfter,
        wait,
      })
      if (outcome.status === 'aborted') return
      if (outcome.status === 'failed') {
        tell(current, { type: 'failed', error: outcome.error })
        current.opened = undefined
        return
      }
      await wait(COME_BACK_MS, signal)
    }
  }

  const load = async (current: Session): Promise<Result> => {
    const loaded = await routes.load(current.threadId, current.controller.signal)
    if (session !== current) return { ok: false, error: LEFT }
    if (loaded.ok) {
      current.missing = false
      tell(current, { type: 'loaded', log: loaded.value })
      // Followed, not awaited: it never rejects.
      void follow(current)
      return { ok: true, value: undefined }
    }
    current.opened = undefined
    current.missing = loaded.error.status === 404
    if (current.missing) tell(current, { type: 'loaded', log: EMPTY_CANVAS_STATE })
    else tell(current, { type: 'failed', error: loaded.error })
    return current.missing ? { ok: true, value: undefined } : loaded
  }

  const open = (current: Session): Promise<Result> => {
    tell(current, { type: 'opening', threadId: current.threadId })
    current.opened = load(current)
    return current.opened
  }

  const deliver = async (
    current: Session,
    operationId: string,
    edit: CanvasEdit,
  ): Promise<Result<AcceptedEdit>> => {
    for (let tries = 1; ; tries += 1) {
      const result = await routes.ask(current.threadId, operationId, edit)
      if (result.ok) {
        tell(current, { type: 'answered', operationId, seq: result.value.seq })
        if (current.missing) await open(current)
        return result
      }
      if (!isPassing(result.error)) {
        const problem = MOOT.has(result.error.code) ? undefined : problemOf(result.error)
        tell(current, { type: 'refused', operationId, problem })
        return result
      }
      if (tries === MAX_TRIES) {
        tell(current, { type: 'unsent', operationId, problem: problemOf(result.error) })
        return result
      }
      await wait(retryDelay(tries), NEVER)
    }
  }

  const inTurn = (
    current: Session,
    work: () => Promise<Result<AcceptedEdit>>,
  ): Promise<Result<AcceptedEdit>> => {
    const done = current.tail.then(work)
    current.tail = done
    return done
  }

  const ask = async (edit: CanvasEdit): Promise<Result<AcceptedEdit>> => {
    const current = session
    if (current === undefined) return { ok: false, error: NO_THREAD }
    const operationId = randomId()
    tell(current, { type: 'asked', operationId, edit })
    return inTurn(current, () => deliver(current, operationId, edit))
  }

  const startSession = (threadId: string): Session => {
    const begun: Session = {
      threadId,
      controller: new AbortController(),
      missing: false,
      opened: undefined,
      tail: Promise.resolve(),
      values: createValueSender({
        show: (operationId, values) => tell(begun, { type: 'asked', operationId, edit: { values } }),
        send: (operationId, values) => deliver(begun, operationId, { values }),
      }),
    }
    return begun
  }

  const leave = (): void => {
    session?.controller.abort()
    session?.values.flush()
    session = undefined
  }

  return {
    getSnapshot: () => store.getSnapshot().shown,
    subscribe: store.subscribe,
    async open(threadId) {
      if (session?.threadId === threadId) return session.opened ?? open(session)
      leave()
      session = startSession(threadId)
      return open(session)
    },
    reset() {
      leave()
      store.dispatch({ type: 'reset' })
    },
    operate: (operation) => ask({ operation }),
    undo: () => ask({ undo: true }),
    redo: () => ask({ redo: true }),
    retry: (id) => ask({ retry: id }),
    setValues: (values, { final = true } = {}) => session?.values.set(values, final),
    async resend() {
      const current = session
      const unsent = store.current().shown.pending.filter(({ failed }) => failed === true)
      if (current === undefined) return
      tell(current, { type: 'resending' })
      await Promise.all(
        unsent.map(({ operationId, edit }) => inTurn(current, () => deliver(current, operationId, edit))),
      )
    },
    dismiss: () => store.dispatch({ type: 'dismissed' }),
  }
}

/** Pressed once more than there was something: nothing is wrong. */
const MOOT: ReadonlySet<string> = new Set(['nothing_to_undo', 'nothing_to_redo'])

/** A request is seen through to its end, even if the canvas was left meanwhile. */
const NEVER = new AbortController().signal

function problemOf(error: ChatError): CanvasProblem {
  const { code, message, issues } = error
  return { code, message, passing: isPassing(error), ...(issues !== undefined && { issues }) }
}

const LEFT: ChatError = { code: 'aborted', message: 'It was left before it was done.' }
const NO_THREAD: ChatError = { code: 'no_thread', message: 'No conversation is open yet.' }
