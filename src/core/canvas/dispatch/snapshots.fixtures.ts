import { applyEntry } from '../state/apply-entry.ts'
import { type CanvasSnapshot, EMPTY_CANVAS } from '../state/instance.ts'
import type { Placement } from '../state/trace-entry.ts'
import { CATALOG } from './catalog.fixtures.ts'
import type { DispatchOptions } from './context.ts'
import { dispatchCall } from './dispatch-call.ts'
import type { DispatchResult } from './plan.ts'

/** A canvas with these instances, placed in order, of version 1 unless said. */
export function canvasOf(placements: readonly (Omit<Placement, 'version'> & { version?: number })[]): {
  snapshot: CanvasSnapshot
  without(id: string): CanvasSnapshot
} {
  const snapshot = placements.reduce<CanvasSnapshot>(
    (before, placement) => applyEntry(before, { op: 'create', version: 1, ...placement }),
    EMPTY_CANVAS,
  )
  return { snapshot, without: (id) => applyEntry(snapshot, { op: 'remove', id }) }
}

/**
 * c1 ScatterPlot · c2 CardRow [c3 Histogram, c4 CardRow [c5 Note]] · c6 Histogram reading c1 · c7 Tabs [c8 Tab] · c9 Note, pinned ·
 * c10 Gone, of a component that the catalog has lost · next c12
 */
export const FULL = canvasOf([
  { id: 'c1', component: 'ScatterPlot', props: { x: 'mpg', y: 'weight', color: 'none' } },
  { id: 'c2', component: 'CardRow', props: { title: 'Row' } },
  { id: 'c3', component: 'Histogram', props: { column: 'mpg', bins: 30 }, parentId: 'c2' },
  { id: 'c4', component: 'CardRow', props: {}, parentId: 'c2' },
  {
    id: 'c5',
    component: 'Note',
    version: 2,
    props: { text: 'hi', tags: ['a'], style: { size: 2, tone: 'calm' } },
    parentId: 'c4',
  },
  {
    id: 'c6',
    component: 'Histogram',
    props: { column: 'weight', bins: 10, filter: { $from: 'c1', output: 'selection' } },
  },
  { id: 'c7', component: 'Tabs', props: {} },
  { id: 'c8', component: 'Tab', props: { label: 'One' }, parentId: 'c7' },
  { id: 'c9', component: 'Note', version: 1, props: { body: 'old' }, layout: { pinned: true } },
  { id: 'c10', component: 'Gone', props: {} },
  { id: 'c11', component: 'Note', version: 2, props: { text: 'x', subtitle: null } },
]).without('c11')
export const PLOT = { x: 'mpg', y: 'weight' }
export const LINK = { $from: 'c1', output: 'selection' }

/** A call on that canvas. */
export function dispatch(
  tool: string,
  args: unknown,
  snapshot: CanvasSnapshot = FULL,
  options: DispatchOptions = {},
): DispatchResult {
  const { data, ...rest } = options
  return dispatchCall(CATALOG, { tool, args }, snapshot, data, rest)
}
