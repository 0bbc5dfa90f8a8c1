import type { Catalog } from '../../catalog/catalog.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { createContext, type DispatchOptions } from './context.ts'
import type { CanvasCall } from './operation.ts'
import type { DispatchResult } from './plan.ts'
import { planIn } from './plan-operation.ts'
import { readCall } from './read-call.ts'

/**
 * Checks a model's call against a snapshot and says what it will do. Pure: it changes nothing, spends no id, and never throws on
 * data. Issues speak of tools and their arguments.
 */
export function dispatchCall(
  catalog: Catalog,
  call: CanvasCall,
  snapshot: CanvasSnapshot,
  data?: unknown,
  options: Omit<DispatchOptions, 'data'> = {},
): DispatchResult {
  const read = readCall(catalog, call)
  if (!read.ok) return read
  const context = createContext(catalog, snapshot, { by: 'model', names: 'tools', ...options, data })
  const planned = planIn(context, read.operation, read.propsPath)
  if (!planned.ok) return planned
  return {
    ...planned,
    issues: [...read.issues, ...planned.issues],
    repairs: [...read.repairs, ...planned.repairs],
  }
}
