import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasLayout } from './instance.ts'

/** Who made a change. */
export type CanvasAuthor = 'model' | 'user'

/** What every entry says of itself. */
export interface EntryStamp {
  /** The version of this format. */
  v: 1
  /**
   * Numbered from 1: the entries of one change came together, and are undone together. 0: what a compacted trace begins with,
   * which cannot be undone.
   */
  change: number
  /** The change that this one takes back, or brings back. */
  undoes?: number
  redoes?: number
  by: CanvasAuthor
  /** Epoch milliseconds. */
  at: number
  /** The asking client's own id of the request: the same request again is known by it. */
  operationId?: string
}

/** A component as an entry places it, with the version its props fit. */
export interface Placement {
  id: string
  component: string
  version: number
  props: JsonObject
  /** Absent: the canvas itself. */
  parentId?: string
  /** Its place among its siblings, from 0; absent: the end. */
  index?: number
  layout?: CanvasLayout
}

/** What an entry does to a snapshot. `restore` is a `create` of an id that was removed. */
export type EntryBody =
  | ({ op: 'create' | 'restore' } & Placement)
  | {
      op: 'update'
      id: string
      component: string
      version: number
      /** A JSON Merge Patch (RFC 7396); with `whole`, all the props. */
      props: JsonObject
      whole?: true
    }
  | { op: 'remove'; id: string }
  | {
      op: 'clear'
      /** What stays, with the containers around it. */
      keep?: string[]
      /** Ids below this number are spent, though nothing in this trace shows them. */
      nextId?: number
    }
  /** To a place among the other children of its container; absent: the canvas itself. */
  | { op: 'move'; id: string; parentId?: string; index: number }
  /** The whole layout: an absent field follows the component. */
  | { op: 'layout'; id: string; layout: CanvasLayout }

/** One operation that succeeded. */
export type TraceEntry = EntryStamp & EntryBody

/** The operations that built a canvas, in order. It replays without a model. */
export type CanvasTrace = readonly TraceEntry[]
