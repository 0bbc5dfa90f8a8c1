import type { CanvasSnapshot } from '../state/instance.ts'
import { findInstance } from '../state/instance-id.ts'
import { updateBetween } from '../state/invert-entry.ts'
import type { EntryBody } from '../state/trace-entry.ts'
import type { PlanStep } from './plan.ts'

/** What a step writes into the trace, given the snapshot before it. */
export function stepEntry(before: CanvasSnapshot, step: PlanStep): EntryBody {
  switch (step.action) {
    case 'create': {
      const { action: op, ...placement } = step
      return { op, ...placement }
    }
    case 'update': {
      const instance = findInstance(before, step.id)
      return updateBetween(instance ?? { props: {} }, step)
    }
    case 'remove':
      return { op: 'remove', id: step.id }
    case 'clear':
      return { op: 'clear', ...(step.keep.length > 0 && { keep: step.keep }) }
    case 'move': {
      const { action: op, ...place } = step
      return { op, ...place }
    }
    case 'layout':
      return { op: 'layout', id: step.id, layout: step.layout }
  }
}
