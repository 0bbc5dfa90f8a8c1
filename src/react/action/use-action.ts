import type { JsonObject } from '../../core/index.ts'

/** What a renderer raises; the view, the node and the id of the press are added. */
export interface ActionRequest {
  name: string
  payload?: JsonObject
  /** The fields sent with it, by name. */
  values?: JsonObject
  /** What is said in the conversation, in the person's voice. */
  message?: string
}

/** Where a press stands. */
export type ActionState =
  | { readonly status: 'ready' }
  | { readonly status: 'busy' }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly reason: string }

/** Any DOM or React event. */
export interface PressEvent {
  readonly isTrusted: boolean
}

export interface ActionControl {
  readonly state: ActionState
  /** The view is still a preview, or nothing listens: draw the control disabled. */
  readonly disabled: boolean
  /**
   * Raises an action because of a real press; a second one while the first is busy does nothing. Resolves to where it
   * ended, never rejects. Asking first (`confirm`) is the visual's part.
   */
  press(event: PressEvent, request: ActionRequest): Promise<ActionState>
}
