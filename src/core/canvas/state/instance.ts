import type { JsonObject } from '../../json/json-value.ts'

/** How many columns of the canvas a card takes: one, two, or all of them. */
export type CanvasWidth = 'auto' | 'wide' | 'full'

/** What the person or the model set for one card; what is absent follows the component. */
export interface CanvasLayout {
  readonly width?: CanvasWidth
  /** Drawn first among its siblings; the model can neither remove nor clear it. */
  readonly pinned?: boolean
}

/** One component on a canvas. */
export interface CanvasInstance {
  /** `c1`, `c2`, …: never reused. */
  readonly id: string
  readonly component: string
  /** The version of the component that `props` fit. */
  readonly version: number
  /** Validated, with defaults; a linkable prop may stand as a link. */
  readonly props: JsonObject
  /** The container that holds it; absent: the canvas itself. */
  readonly parentId?: string
  /** What it holds, in order. Empty for all but containers. */
  readonly children: readonly string[]
  readonly layout?: CanvasLayout
}

/** What is on a canvas. Immutable: what an operation did not touch keeps its identity. */
export interface CanvasSnapshot {
  /** The instances that no container holds, in order. */
  readonly roots: readonly string[]
  readonly instances: Readonly<Record<string, CanvasInstance>>
  /** The number of the next id, from 1; only ever grows. */
  readonly nextId: number
}

/** The snapshot every canvas begins with. */
export const EMPTY_CANVAS: CanvasSnapshot = Object.freeze({ roots: [], instances: {}, nextId: 1 })
