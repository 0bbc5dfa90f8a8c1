import type { DeltaOperation } from '../delta/delta.ts'
import type { Issue } from '../issues/issue.ts'
import type { Repair } from '../issues/repair.ts'
import type { JsonObject } from '../json/json-value.ts'

/** Tokens, as the provider reports them. */
export interface Usage {
  inputTokens?: number
  outputTokens?: number
}

/** Where a request for approval stands. */
export type ApprovalState = 'requested' | 'approved' | 'denied' | 'expired' | 'cancelled'

/** Why a run ended. */
export type FinishReason = 'stop' | 'terminal' | 'limit' | 'cancelled' | 'error'

/** A view pushed, previewed or withdrawn. */
export interface UiFrame {
  kind: 'ui'
  /** Scoped to its run. The same id again replaces the view in place. */
  id: string
  component: string
  props: JsonObject
  version?: number
  fallbackText?: string
  toolCallId?: string
  /** Who wrote what it holds: an app's own tool, or, where this is absent, a model. */
  origin?: 'tool'
  /** A preview: drawn, never kept. */
  partial?: true
  /** With `partial` and empty props: the preview goes away. */
  withdrawn?: true
  /** For a composed tree: the version of every type used. */
  componentVersions?: Record<string, number>
}

/** What a final `ui` frame carries besides its tree. */
export type UiFinal = Pick<
  UiFrame,
  'component' | 'version' | 'fallbackText' | 'toolCallId' | 'origin' | 'componentVersions'
>

/** What changed in a view since the frame numbered `base`. Paths start at the tree's root node. */
export interface UiDeltaFrame {
  kind: 'ui-delta'
  id: string
  base: number
  ops: DeltaOperation[]
  final?: UiFinal
}

/** One message of a run's stream. Numbered from 1 within its log; the wire is SSE and `id:` is that number. */
export type Frame =
  | { kind: 'step-start'; step: number }
  | { kind: 'step-finish'; step: number; usage?: Usage }
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; text: string }
  | { kind: 'tool-input-start'; toolCallId: string; name: string; title?: string }
  | { kind: 'tool-input-delta'; toolCallId: string; text: string }
  | {
      kind: 'tool-input-available'
      toolCallId: string
      name: string
      input: unknown
      title?: string
      issues?: Issue[]
      repairs?: Repair[]
    }
  /** `title`: what was done, in place of the call's title. */
  | { kind: 'tool-output'; toolCallId: string; output: unknown; title?: string }
  | { kind: 'tool-error'; toolCallId: string; message: string; issues?: Issue[] }
  | { kind: 'tool-denied'; toolCallId: string; message?: string }
  | {
      kind: 'approval-requested'
      approvalId: string
      toolCallId: string
      name: string
      input: unknown
      /** Epoch milliseconds. */
      expiresAt: number
    }
  | {
      kind: 'approval-settled'
      approvalId: string
      toolCallId: string
      state: Exclude<ApprovalState, 'requested'>
    }
  | UiFrame
  | UiDeltaFrame
  | { kind: 'title'; title: string }
  | { kind: 'warning'; code: string; message: string }
  | { kind: 'finish'; reason: FinishReason; error?: { code: string; message: string } }

/** The `kind` of a frame. */
export type FrameKind = Frame['kind']

/** A frame with its place in the log. */
export interface NumberedFrame {
  seq: number
  frame: Frame
}
