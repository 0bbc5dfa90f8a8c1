import type { CanvasEdit, CanvasState, Issue } from '../../core/index.ts'
import type { ChatError } from '../http/chat-error.ts'

/** Where the connection to a canvas stands. */
export type CanvasPhase =
  /** None is open. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** What is shown follows the server. */
  | { readonly status: 'live' }
  | { readonly status: 'reconnecting'; readonly attempt: number }
  | { readonly status: 'error'; readonly error: ChatError }

/** What was entered in the controls of a card, or selected on it; `null` takes one back. */
export type CanvasValues = Extract<CanvasEdit, { values: unknown }>['values']

/** What this client asked for and the log does not show yet. */
export interface PendingEdit {
  readonly operationId: string
  readonly edit: CanvasEdit
  /** The server took it: its effect is in the log up to this frame. */
  readonly doneAt?: number
  /** It could not be sent. It stands until it is sent again or given up. */
  readonly failed?: true
}

/** What the person should know and can do something about; shown once. */
export interface CanvasProblem {
  readonly code: string
  readonly message: string
  readonly issues?: readonly Issue[]
  /** The same request may work in a moment: `resend` tries. */
  readonly passing: boolean
}

/** The canvas as it is shown, and what is on its way. */
export interface CanvasConnection {
  /** Undefined: no conversation is open. */
  readonly threadId: string | undefined
  /** What is shown: the log, with what this client asked for already done where its effect is known. */
  readonly canvas: CanvasState
  /** What is on its way. */
  readonly pending: readonly PendingEdit[]
  readonly problem: CanvasProblem | undefined
}

/** Where the connection stands, with what is shown. */
export type CanvasClientState = CanvasPhase & CanvasConnection
