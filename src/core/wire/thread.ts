import type { FinishReason } from '../frames/frame.ts'
import type { Part } from '../frames/part.ts'
import type { UiAction } from './chat-request.ts'

/** One message of a thread as it is stored and sent. Messages keep their order by sequence, never by time. */
export interface ThreadMessage {
  id: string
  role: 'user' | 'assistant'
  /** The user's: one text part. The assistant's: settled parts. */
  parts: Part[]
  /** Epoch milliseconds, for people only. */
  createdAt: number
  /** The assistant's: the run that wrote it, and how it ended; no reason while it runs. */
  runId?: string
  finish?: { reason: FinishReason; error?: { code: string; message: string } }
  /** The user's: it stands for something done in a view. */
  action?: UiAction
  /** The assistant's: presses that the app answered by changing a view in it, the latest. The server's own: not sent. */
  presses?: string[]
  /** It is shown but could not be saved yet. */
  unsaved?: true
}

/** A row of `GET /threads`, newest first. */
export interface ThreadSummary {
  id: string
  title: string
  createdAt: number
  updatedAt: number
}

/** `GET /threads/:id`. */
export interface ThreadDetail extends ThreadSummary {
  /** A run that is still working; its stream replaces the message with its `runId`. */
  activeRunId?: string
  messages: ThreadMessage[]
}
