import type { UiFrame } from '../../core/index.ts'

/** A view ready to be sent. */
export interface PreparedView {
  content: Omit<UiFrame, 'kind' | 'id' | 'toolCallId'>
  /** A skeleton of the app's own: it must not outlive a tool that fails. */
  internal: boolean
  /** The components this client shows as text instead; the model is told. */
  shownAsText: readonly string[]
}
