import type { Catalog } from '../../catalog/catalog.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasLimits } from '../dispatch/canvas-limits.ts'
import type { CanvasTrace } from '../state/trace-entry.ts'
import type { CanvasFrame } from '../wire/canvas-frame.ts'

/** What `createLiveCanvas` takes; only the catalog is required. */
export interface LiveCanvasOptions {
  catalog: Catalog
  /** Handed to each component's `check` and `resolve`. */
  data?: unknown
  limits?: CanvasLimits
  /** Milliseconds until a component's `resolve` must have answered; default 30 000. */
  resolveTimeoutMs?: number
  /** What it was: its own trace, trusted as it stands, and the values people entered. */
  trace?: CanvasTrace
  inputs?: Readonly<Record<string, JsonObject>>
  outputs?: Readonly<Record<string, JsonObject>>
  /** Called with every frame, in order. */
  emit?(frame: CanvasFrame): void
  /** Called with what components threw. Default: `console.error`. */
  onError?(error: unknown, details: { id: string; component: string; code: string }): void
  /** Epoch milliseconds; default `Date.now`. */
  now?(): number
}
