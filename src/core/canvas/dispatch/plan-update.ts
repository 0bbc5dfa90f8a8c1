import type { Component } from '../../catalog/component.ts'
import { describeThrown } from '../../error/vitrail-error.ts'
import { createIssue, type Issue, type Path } from '../../issues/issue.ts'
import { getOwn, type JsonObject, setOwn } from '../../json/json-value.ts'
import { declaresProp } from '../../tree/read/declares-prop.ts'
import type { CanvasInstance } from '../state/instance.ts'
import { isMeantAsLink } from '../state/links.ts'
import { mergePatch } from '../state/merge-patch.ts'
import { checkProps, type Findings } from './check-props.ts'
import { type PlanContext, requireComponent, requireInstance } from './context.ts'
import type { CanvasOperation } from './operation.ts'
import type { PlanStep } from './plan.ts'

type Update = Extract<CanvasOperation, { op: 'update' }>
type UpdateStep = Extract<PlanStep, { action: 'update' }>

/** Plans the props an instance will have: the patch merged into those it has, and the whole checked as if it were new. */
export function planUpdate(
  context: PlanContext,
  request: Update,
  findings: Findings,
): UpdateStep | undefined {
  const { issues } = findings
  const instance = requireInstance(context, request.id, ['id'], issues)
  const component = instance && requireComponent(context, instance, ['id'], issues)
  if (instance === undefined || component === undefined) return undefined
  const parentKey = ['parent_id', 'parentId'].find(
    (key) => Object.hasOwn(request.props, key) && !declaresProp(component, key),
  )
  if (parentKey !== undefined) {
    issues.push(parentInUpdate(context, instance.id, ['props', parentKey]))
    return undefined
  }
  const before = migrated(component, instance, issues)
  if (before === undefined) return undefined
  const merged = request.whole === true ? request.props : mergeProps(component, before, request.props)
  const known = issues.length
  const reader = { id: instance.id, component, before }
  const props = checkProps(context, reader, merged, ['props'], findings)
  if (props === undefined) {
    explainNulls(request.props, issues, known)
    return undefined
  }
  return { action: 'update', id: instance.id, component: component.name, version: component.version, props }
}

function parentInUpdate({ names }: PlanContext, id: string, path: Path): Issue {
  const how = names === 'tools' ? `call move_component with id ${JSON.stringify(id)}` : 'move it'
  return createIssue('parent_in_update', path, `an update cannot put a card elsewhere; ${how}`)
}

/** A link replaces the value before it and the other way round: the two never mix. */
function mergeProps({ linkable = [] }: Component, before: JsonObject, patch: JsonObject): JsonObject {
  const base: JsonObject = {}
  for (const key of Object.keys(before)) {
    const change = getOwn(patch, key)
    const replaced = linkable.includes(key) && isMeantAsLink(before[key]) !== isMeantAsLink(change)
    if (change === undefined || !replaced) setOwn(base, key, before[key])
  }
  return mergePatch(base, patch)
}

/** The props of an instance as the present version of its component takes them. */
function migrated(component: Component, instance: CanvasInstance, issues: Issue[]): JsonObject | undefined {
  if (component.migrate === undefined || instance.version >= component.version) return instance.props
  try {
    return component.migrate(instance.props, instance.version)
  } catch (thrown) {
    const message = `${instance.id} was made by version ${instance.version} of ${component.name}: ${describeThrown(thrown)}`
    issues.push(createIssue('check_failed', ['id'], message))
    return undefined
  }
}

/** A required prop that was set to null is missing now, and the schema cannot say why. */
function explainNulls(patch: JsonObject, issues: Issue[], from: number): void {
  for (const [index, issue] of issues.entries()) {
    const prop = issue.path[1]
    if (index < from || issue.hint !== undefined || typeof prop !== 'string' || issue.path.length > 2)
      continue
    if (getOwn(patch, prop) !== null) continue
    issues[index] = { ...issue, hint: 'null returns a prop to its default, and this one is required' }
  }
}
