import type { Agent, ApprovalAnswer, ApprovalRequest, RunOutcome, RunRequest } from '../agent/index.ts'
import {
  endParts,
  type Frame,
  foldFrame,
  initialRunState,
  type RunState,
  type ThreadMessage,
} from '../core/index.ts'

/** Where a run's frames land in a test: numbered, kept and folded as a server would. */
export interface CollectingSink {
  readonly frames: readonly Frame[]
  /** What the frames so far amount to; `state.parts` is what is shown. */
  readonly state: RunState
  emit(frame: Frame): void
}

/** What else is done with the frames. */
export interface CollectingSinkOptions {
  /** Called with each frame as it comes. */
  onFrame?(frame: Frame): void
}

/** A sink for an `agent.run` of your own; `collectFrames` makes one itself. */
export function createCollectingSink(options: CollectingSinkOptions = {}): CollectingSink {
  const frames: Frame[] = []
  let state = initialRunState
  return {
    frames,
    get state() {
      return state
    },
    emit(frame) {
      frames.push(frame)
      state = foldFrame(state, frames.length, frame)
      options.onFrame?.(frame)
    },
  }
}

/** What came before the message, who approves, and any other part of a request. */
export interface CollectOptions extends Partial<Omit<RunRequest, 'emit' | 'requestApproval' | 'messages'>> {
  /** What came before the message, oldest first. */
  history?: readonly ThreadMessage[]
  /** Answers approvals; without it nobody can be asked. */
  approve?: ApprovalAnswer | ((request: ApprovalRequest) => ApprovalAnswer | Promise<ApprovalAnswer>)
  onFrame?(frame: Frame): void
}

/** What a run came to: its frames, their fold and the conversation. */
export interface CollectedRun {
  frames: readonly Frame[]
  state: RunState
  outcome: RunOutcome
  /** The conversation with this answer, as stored: the `history` of a next turn. */
  thread: ThreadMessage[]
}

/** Runs an agent on a message without HTTP. The message is the person's text, or a whole message. */
export async function collectFrames(
  agent: Agent,
  message: string | ThreadMessage,
  options: CollectOptions = {},
): Promise<CollectedRun> {
  const { history = [], approve, onFrame, ...request } = options
  const sink = createCollectingSink(onFrame === undefined ? {} : { onFrame })
  const asked = [...history, typeof message === 'string' ? userMessage(message) : message]
  const outcome = await agent.run({
    runId: 'run-1',
    threadId: 'thread-1',
    signal: new AbortController().signal,
    ...request,
    messages: asked,
    emit: sink.emit,
    ...(approve !== undefined && {
      requestApproval: async (approval: ApprovalRequest) =>
        typeof approve === 'function' ? approve(approval) : approve,
    }),
  })
  const { frames, state } = sink
  const answer: ThreadMessage = {
    id: `answer-${asked.length}`,
    role: 'assistant',
    parts: endParts(state.parts),
    createdAt: 0,
    finish: outcome,
  }
  return { frames, state, outcome, thread: [...asked, answer] }
}

/** A user's message for a test's history. */
export function userMessage(text: string, id = 'message-1'): ThreadMessage {
  return { id, role: 'user', parts: [{ type: 'text', text }], createdAt: 0 }
}
