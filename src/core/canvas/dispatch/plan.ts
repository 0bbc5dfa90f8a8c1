import type { Issue } from '../../issues/issue.ts'
import type { Repair } from '../../issues/repair.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasLayout, CanvasSnapshot } from '../state/instance.ts'
import type { Placement } from '../state/trace-entry.ts'

/** One step that was checked and changes nothing by itself. Props are whole and validated. */
export type PlanStep =
  | ({ action: 'create' } & Placement)
  | { action: 'update'; id: string; component: string; version: number; props: JsonObject }
  /** `ids`: in the order they are torn down, leaves before those that hold them. */
  | { action: 'remove'; id: string; ids: string[] }
  | { action: 'clear'; ids: string[]; keep: string[] }
  | { action: 'move'; id: string; parentId?: string; index: number }
  /** The whole layout it will have. */
  | { action: 'layout'; id: string; layout: CanvasLayout }

/** What an operation will do: a step, or for `create_many` several, in order. */
export interface CanvasPlan {
  /** The snapshot it was made for; it fits no other. */
  base: CanvasSnapshot
  steps: PlanStep[]
}

/** A plan to apply, or every reason why there is none. */
export type DispatchResult =
  | { ok: true; plan: CanvasPlan; issues: Issue[]; repairs: Repair[] }
  | { ok: false; issues: Issue[] }
