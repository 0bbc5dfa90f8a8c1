import type { Catalog } from '../../catalog/catalog.ts'
import { createIssue, type Issue } from '../../issues/issue.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import { findInstance } from '../state/instance-id.ts'
import { createContext, type DispatchOptions, nameOf, type PlanContext } from './context.ts'
import type { CanvasCall, CanvasOperation } from './operation.ts'
import type { DispatchResult } from './plan.ts'
import { planIn } from './plan-operation.ts'
import { readCall } from './read-call.ts'
import { updatedByTool } from './tool-names.ts'

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
  const { tool, components } = call
  const read = readCall(catalog, call)
  if (!read.ok) return read
  const context = createContext(catalog, snapshot, {
    by: 'model',
    names: 'tools',
    ...options,
    components,
    data,
  })
  const other = otherComponent(context, tool, read.operation)
  if (other !== undefined) return { ok: false, issues: [other] }
  const planned = planIn(context, read.operation, read.propsPath)
  if (!planned.ok) return planned
  return {
    ...planned,
    issues: [...read.issues, ...planned.issues],
    repairs: [...read.repairs, ...planned.repairs],
  }
}

/** `update_<name>` changes only instances of that component. */
function otherComponent(context: PlanContext, tool: string, operation: CanvasOperation): Issue | undefined {
  const component = updatedByTool(context.catalog, tool)
  if (component === undefined || operation.op !== 'update') return undefined
  const instance = findInstance(context.snapshot, operation.id)
  if (instance === undefined || instance.component === component.name) return undefined
  const name = nameOf(context, instance.component)
  const message = `${instance.id} is a ${name}; ${tool} changes only ${nameOf(context, component.name)}`
  return createIssue('unknown_component', ['id'], message)
}
