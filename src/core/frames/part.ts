import type { Issue } from '../issues/issue.ts'
import type { Repair } from '../issues/repair.ts'
import type { JsonObject } from '../json/json-value.ts'
import type { ApprovalState } from './frame.ts'

/** Where a call stands. */
export type ToolState = 'writing' | 'running' | 'done' | 'failed' | 'denied'

/** One piece of an assistant message, in the order it appeared. What is shown and what is stored. */
export type Part = TextPart | ReasoningPart | ToolPart | UiPart | ApprovalPart | WarningPart

/** What the model said. */
export interface TextPart {
  type: 'text'
  text: string
}

/** What the model thought aloud. */
export interface ReasoningPart {
  type: 'reasoning'
  text: string
}

/** A call of a tool, with its outcome once there is one. */
export interface ToolPart {
  type: 'tool'
  toolCallId: string
  name: string
  title?: string
  state: ToolState
  /** Raw arguments so far, where the connection gets them; never stored. */
  inputText?: string
  input?: unknown
  output?: unknown
  message?: string
  issues?: Issue[]
  repairs?: Repair[]
}

/** A view: one component, or under `genui:tree` a composed tree. */
export interface UiPart {
  type: 'ui'
  id: string
  component: string
  props: JsonObject
  version?: number
  fallbackText?: string
  toolCallId?: string
  /** Who wrote what it holds: an app's own tool, or, where this is absent, a model. */
  origin?: 'tool'
  partial?: true
  componentVersions?: Record<string, number>
}

/** A question to the person whether a call may run. */
export interface ApprovalPart {
  type: 'approval'
  approvalId: string
  toolCallId: string
  name: string
  input: unknown
  /** Epoch milliseconds. */
  expiresAt: number
  state: ApprovalState
}

/** Something the person should know about this message. */
export interface WarningPart {
  type: 'warning'
  code: string
  message: string
}
