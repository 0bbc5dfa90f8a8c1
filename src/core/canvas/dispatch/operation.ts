import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasLayout } from '../state/instance.ts'

/** An instance to create, with those it will hold. */
export interface CanvasDraft {
  component: string
  props: JsonObject
  layout?: CanvasLayout
  children?: CanvasDraft[]
}

/** What can be asked of a canvas, by the model's tools and by the person's hands. */
export type CanvasOperation =
  | ({ op: 'create'; parentId?: string; index?: number } & CanvasDraft)
  | { op: 'create-many'; instances: (CanvasDraft & { parentId?: string; index?: number })[] }
  /** `props` is a JSON Merge Patch; with `whole` they replace all props. */
  | { op: 'update'; id: string; props: JsonObject; whole?: true }
  | { op: 'remove'; id: string }
  | { op: 'clear' }
  /** To another container (`null`: the canvas itself) or another place; an absent index is the end. */
  | { op: 'move'; id: string; parentId?: string | null; index?: number }
  /** Absent fields stay as they are. */
  | { op: 'layout'; id: string; layout: CanvasLayout }

/** A model's call of a canvas tool: its name, and arguments that nothing has checked. */
export interface CanvasCall {
  tool: string
  args: unknown
  /** The components that it may create, by name; absent: all that are not internal. */
  components?: ReadonlySet<string>
}
