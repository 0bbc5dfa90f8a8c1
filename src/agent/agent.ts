import type {
  Actor,
  Catalog,
  ClientIssue,
  FinishReason,
  Frame,
  LiveCanvas,
  LiveCanvasOptions,
  ThreadMessage,
  Tool,
  ToolScope,
  UiCapabilities,
} from '../core/index.ts'

/** The call that waits for a person. */
export interface ApprovalRequest {
  approvalId: string
  toolCallId: string
  name: string
  input: unknown
  /** Epoch milliseconds. */
  expiresAt: number
}

/** How a request for approval was answered. */
export type ApprovalAnswer = 'approved' | 'denied' | 'expired' | 'cancelled'

/** One turn to be worked on. Whoever calls it numbers, stores and delivers the frames. */
export interface RunRequest {
  runId: string
  threadId: string
  /** The whole conversation, oldest first; the last one is the user's. */
  messages: readonly ThreadMessage[]
  actor?: Actor
  uiCapabilities?: UiCapabilities
  /** What failed in the browser since the last turn. */
  clientIssues?: readonly ClientIssue[]
  /** The canvas that this thread works on; where it is absent the canvas tools are not offered. */
  canvas?: LiveCanvas
  /** Also sends the raw arguments of tools that preview. */
  rawArguments?: boolean
  signal: AbortSignal
  emit(frame: Frame): void
  /** Waits for the person's answer to an approval; resolves `expired` or `cancelled` by itself, never rejects. */
  requestApproval?(request: ApprovalRequest): Promise<ApprovalAnswer>
}

/** How a run ended. */
export interface RunOutcome {
  reason: FinishReason
  error?: { code: string; message: string }
}

/** What the canvas of a thread is made of. */
export type CanvasMaterial = Pick<LiveCanvasOptions, 'catalog' | 'data' | 'limits'>

/** What `createAgent` makes; a server and tests run it. */
export interface Agent {
  /** Works until it answers. Always emits a `finish` frame last; never rejects. */
  run(request: RunRequest): Promise<RunOutcome>
  /** The catalog resolved for a request, where genui is configured. */
  catalogFor(scope: ToolScope): Promise<Catalog | undefined>
  /** What a thread's canvas is made of. Absent where the agent has no canvas, undefined where the thread has none. */
  canvasFor?(scope: ToolScope): Promise<CanvasMaterial | undefined>
  readonly tools: readonly Tool[]
}
