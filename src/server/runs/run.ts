import type { Agent, RunOutcome } from '../../agent/index.ts'
import {
  type Actor,
  type ClientIssue,
  type Frame,
  type FrameKind,
  foldFrame,
  initialRunState,
  type ThreadMessage,
  toVitrailError,
  type VitrailError,
} from '../../core/index.ts'
import { createGrace } from '../../internal/grace.ts'
import type { Canvases, CanvasLease } from '../canvas/canvases.ts'
import type { RunInfo, Sink } from '../sink/sink.ts'
import type { Threads } from '../threads/threads.ts'
import type { Approvals } from './approvals.ts'
import { assistantMessage, UNSAVED } from './assistant-message.ts'
import { SAVE_GRACE_MS, within } from './within.ts'

export interface RunContext {
  agent: Agent
  sink: Sink
  threads: Threads
  approvals: Approvals
  canvases: Canvases
  onError(error: VitrailError): void
}

export interface RunInput {
  /** Its log is open. */
  info: RunInfo
  actor: Actor
  /** The conversation; the last message is the user's. */
  messages: readonly ThreadMessage[]
  clientIssues: readonly ClientIssue[]
  /** Whether the store has taken the user's message. */
  userMessageSaved: Promise<boolean>
  onTitle(title: string): void
}

export interface ActiveRun {
  readonly info: RunInfo
  cancel(): void
  /** Cancels it and stores nothing of it any more. */
  discard(): void
  /** The agent has finished; never rejects. */
  readonly finished: Promise<void>
  /** Its message was offered to the store and its log has ended; never rejects. */
  readonly settled: Promise<void>
}

/** After these frames the message is offered to the store. */
const SAVED_AFTER: ReadonlySet<FrameKind> = new Set([
  'step-finish',
  'approval-requested',
  'approval-settled',
  'finish',
])

/** How long a cancelled agent may take to finish by itself. */
const CANCEL_GRACE_MS = 5_000

/** Starts a run: its frames go into the log, and into the thread at the end of each step. */
export function startRun(context: RunContext, input: RunInput): ActiveRun {
  const { agent, sink, threads, approvals, canvases, onError } = context
  const { info, actor, messages, clientIssues } = input
  const { runId, threadId } = info
  const createdAt = Date.now()
  const aborting = new AbortController()
  let state = initialRunState
  let discarded = false
  let warned = false
  let sinkFailed = false
  let lease: CanvasLease | undefined
  let lastAppend: Promise<unknown> = Promise.resolve()
  let lastSave: Promise<boolean> = input.userMessageSaved

  const append = (frame: Frame): void => {
    state = foldFrame(state, state.seq + 1, frame)
    lastAppend = sink.append(runId, frame).catch(endForSink)
  }

  const endForSink = (thrown: unknown): void => {
    if (sinkFailed) return
    sinkFailed = true
    const error = toVitrailError(thrown, 'sink_failed')
    onError(error)
    finish({ reason: 'error', error: { code: error.code, message: 'The answer could not be delivered.' } })
    aborting.abort()
  }

  const finish = (outcome: RunOutcome): void => {
    if (state.finish === undefined) emit({ kind: 'finish', ...outcome })
  }

  const warnUnsaved = (saved: boolean): void => {
    if (saved || warned || discarded) return
    warned = true
    append({ kind: 'warning', code: UNSAVED, message: 'This conversation could not be saved yet.' })
  }

  const save = (): void => {
    if (discarded) return
    lastSave = threads.save(threadId, assistantMessage(info, createdAt, state))
    void lastSave.then(warnUnsaved)
  }

  const emit = (frame: Frame): void => {
    // A run that is over says nothing more.
    if (state.finish !== undefined) return
    append(frame)
    if (SAVED_AFTER.has(frame.kind)) save()
    if (frame.kind === 'title') input.onTitle(frame.title)
  }

  const openCanvas = async (): Promise<void> => {
    try {
      lease = await canvases.use({ actor, threadId }, 'work')
      if (state.finish !== undefined) lease?.release()
    } catch (thrown) {
      onError(toVitrailError(thrown, 'canvas_failed'))
      const message = 'The canvas could not be opened; this answer works without it.'
      emit({ kind: 'warning', code: 'canvas_unavailable', message })
    }
  }

  const work = async (): Promise<void> => {
    try {
      await openCanvas()
      const outcome = await agent.run({
        runId,
        threadId,
        messages,
        actor,
        ...(info.uiCapabilities !== undefined && { uiCapabilities: info.uiCapabilities }),
        ...(clientIssues.length > 0 && { clientIssues }),
        ...(lease !== undefined && { canvas: lease.canvas.live }),
        // Each connection's encoder sends them on only where they are asked for.
        rawArguments: true,
        signal: aborting.signal,
        emit,
        requestApproval: async (request) =>
          aborting.signal.aborted ? 'cancelled' : approvals.request(request, info),
      })
      finish(outcome)
    } catch (thrown) {
      onError(toVitrailError(thrown, 'run_failed'))
      finish({ reason: 'error', error: { code: 'run_failed', message: 'The run failed.' } })
    }
  }

  const grace = createGrace(aborting.signal, CANCEL_GRACE_MS)
  const finished = Promise.race([work(), grace.over]).then(() => {
    grace.stop()
    finish({ reason: 'cancelled' })
    approvals.cancelRun(runId)
    lease?.release()
  })
  const settled = finished.then(async () => {
    warnUnsaved(await within(lastSave, SAVE_GRACE_MS, false))
    await lastAppend
    await sink.end(runId).catch((thrown) => onError(toVitrailError(thrown, 'sink_failed')))
  })
  void input.userMessageSaved.then(warnUnsaved)

  const cancel = (): void => {
    if (state.finish !== undefined) return
    approvals.cancelRun(runId)
    aborting.abort()
  }
  return {
    info,
    cancel,
    discard() {
      discarded = true
      cancel()
    },
    finished,
    settled,
  }
}
