import type { CanvasOperation, UiCapabilities } from '../../core/index.ts'
import type { Result } from '../http/chat-error.ts'
import type { HttpOptions } from '../http/create-http.ts'
import type { Schedule } from '../store/create-store.ts'
import type { Wait } from '../stream/wait.ts'
import type { CanvasClientState, CanvasValues } from './canvas-client-state.ts'
import type { AcceptedEdit } from './canvas-routes.ts'

/** The connection, and what this client draws. */
export interface AgentCanvasClientOptions extends HttpOptions {
  /** What this client can draw; absent: everything. A function is asked at each connection. */
  uiCapabilities?: UiCapabilities | (() => UiCapabilities | undefined)
  /** Milliseconds without a byte, the heartbeat's included, before a connection counts as lost. Default 30 000. */
  staleAfter?: number
  /** When subscribers are told about what streams in. Default: the next animation frame. */
  schedule?: Schedule
  /** How to wait between two tries, at most 3 000 ms. */
  wait?: Wait
}

/** The canvas of one conversation at a time: loads, follows, asks. A store without a framework; nothing here rejects. */
export interface AgentCanvasClient {
  getSnapshot(): CanvasClientState
  subscribe(listener: () => void): () => void
  /** Loads the canvas of a conversation and follows it. Opening the one that is followed does nothing. */
  open(threadId: string): Promise<Result>
  /** Leaves it; what waits to be sent is sent. */
  reset(): void
  /**
   * One after another, in the order they are asked for. Moves, layout and removals show at once and are taken back where they are
   * refused. A lost answer is asked for again under the same id, so nothing happens twice.
   */
  operate(operation: CanvasOperation): Promise<Result<AcceptedEdit>>
  undo(): Promise<Result<AcceptedEdit>>
  redo(): Promise<Result<AcceptedEdit>>
  /** Resolves a card once more. */
  retry(id: string): Promise<Result<AcceptedEdit>>
  /** Shown at once; sent a few times a second at most, the latest wins. `final: false`: still typing or dragging. */
  setValues(values: CanvasValues, options?: { final?: boolean }): void
  /** Sends again what could not be sent. */
  resend(): Promise<void>
  /** Gives up what could not be sent, and closes the problem that is shown. */
  dismiss(): void
}
