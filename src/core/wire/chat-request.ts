import type { UiCapabilities } from '../capabilities/ui-capabilities.ts'
import type { Issue } from '../issues/issue.ts'
import type { JsonObject } from '../json/json-value.ts'

/** What a person did in a view. */
export interface UiAction {
  /** The id of the view, and of the node in it that raised the action. */
  viewId: string
  nodeId: string
  name: string
  payload: JsonObject
  /** The fields that were sent with it, by name. */
  values?: JsonObject
  /** Fields that nobody but the app's own handler may have: never stored, shown or told to a model. */
  secrets?: JsonObject
  /** What is said in the conversation, in the person's voice. */
  message?: string
  /** The same press again has no second effect. */
  pressId: string
}

/** A failure after acceptance, told to the model on the next turn. */
export interface ClientIssue {
  viewId: string
  nodeId: string
  code: string
  message: string
}

/** At most this many client issues ride on one request. */
export const MAX_CLIENT_ISSUES = 20

/** The body of `POST /chat`: a message or an action. */
export interface ChatRequest {
  message?: string
  action?: UiAction
  /** Absent: a new thread. */
  threadId?: string
  /** Idempotency key of the user's message: the same one again re-attaches to its run. */
  messageId?: string
  /** Absent: everything can be drawn. */
  uiCapabilities?: UiCapabilities
  stream?: StreamOptions
  clientIssues?: ClientIssue[]
}

/** What a connection takes beyond plain frames. */
export interface StreamOptions {
  /** `ui-delta` frames instead of a snapshot each preview. */
  deltas?: boolean
  /** Also the raw arguments of tools that preview. */
  rawArguments?: boolean
}

/** The unnumbered first event of every connection. */
export interface StreamMeta {
  runId: string
  threadId: string
  /** The assistant's message that this run writes. */
  messageId: string
}

/** Every error answer's body is `{ error }`. */
export interface WireError {
  code: string
  message: string
  /** What is wrong with the body, where it was refused. */
  issues?: Issue[]
  /** With `run_active`. */
  runId?: string
}
