import type { Issue } from '../../issues/issue.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { TreeNode } from '../../tree/node.ts'
import type { CanvasLayout } from '../state/instance.ts'

/**
 * What is drawn for an instance. `pending`: it is being computed, what was drawn before stays. `failed`: what was drawn before
 * stays, with the reason and a retry.
 */
export interface CanvasView {
  status: 'pending' | 'ready' | 'failed'
  /** What the component resolved to; its fields named as an input or output are the instance's own. */
  node?: TreeNode
  /** Why it failed, for the person. */
  message?: string
  /** What is wrong though it is drawn: a link whose source is gone, a value that was refused. */
  issues?: Issue[]
}

/** A card that the model is still writing. Drawn, never kept: it goes when its call is done, withdrawn or accepted, and all of its call's at once. */
export interface CanvasPreview {
  /** The id of its call; where one call creates several cards, followed by the place of each: `call/0`, `call/0/1`. */
  id: string
  callId: string
  component: string
  props: JsonObject
  /** The instance that will hold it, or the preview. */
  parentId?: string
  layout?: CanvasLayout
}
