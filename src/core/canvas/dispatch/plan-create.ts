import type { Component } from '../../catalog/component.ts'
import { unknownComponent } from '../../catalog/define-catalog.ts'
import { createIssue, type Issue, type Path } from '../../issues/issue.ts'
import { snakeCase } from '../../text/snake-case.ts'
import { applyEntry } from '../state/apply-entry.ts'
import { idNumber } from '../state/instance-id.ts'
import { tidyLayout } from '../state/layout.ts'
import { checkIndex, checkParent } from './check-parent.ts'
import { checkProps, type Findings } from './check-props.ts'
import { nameOf, type PlanContext } from './context.ts'
import type { CanvasDraft } from './operation.ts'
import type { PlanStep } from './plan.ts'

type CreateStep = Extract<PlanStep, { action: 'create' }>

interface CreateRequest extends CanvasDraft {
  parentId?: string
  index?: number
  /** In a replay: the id it had. */
  id?: string
}

/** Where the pieces of a request stand in what was written. */
interface Written {
  component: Path
  parent: Path
  index: Path
  props: Path
  layout: Path
}

/** Plans one instance, without what it holds. A failed one spends no id. */
export function planCreate(
  context: PlanContext,
  request: CreateRequest,
  written: Written,
  findings: Findings,
): CreateStep | undefined {
  const { snapshot, limits } = context
  const { issues } = findings
  const component = findComponent(context, request.component)
  if (component === undefined) {
    issues.push(unknown(context, request.component, written.component))
    return undefined
  }
  const { parentId, index, layout } = request
  if (!checkParent(context, component, parentId, 1, written.parent, issues)) return undefined
  if (!checkIndex(context, { parentId, index }, undefined, written.index, issues)) return undefined
  const count = Object.keys(snapshot.instances).length
  const id = request.id ?? `c${snapshot.nextId}`
  if (idNumber(id) === undefined) {
    const message = 'this canvas has given all its ids; begin another one'
    issues.push(createIssue('too_many_instances', written.component, message))
    return undefined
  }
  if (count >= limits.instances) {
    const message = `a canvas holds at most ${limits.instances} instances; it has ${count}. Remove some, or show more in one`
    issues.push(createIssue('too_many_instances', written.component, message))
    return undefined
  }
  if (context.by === 'model' && layout?.pinned !== undefined) {
    issues.push(createIssue('pinned', [...written.layout, 'pinned'], 'only the person pins cards'))
    return undefined
  }
  const reader = { id, component, before: undefined }
  const props = checkProps(context, reader, request.props, written.props, findings)
  if (props === undefined) return undefined
  const tidy = tidyLayout(layout)
  return {
    action: 'create',
    id,
    component: component.name,
    version: component.version,
    props,
    ...(parentId !== undefined && { parentId }),
    ...(index !== undefined && { index }),
    ...(tidy !== undefined && { layout: tidy }),
  }
}

/** Plans an instance with all that it holds. Siblings of a refused one are still read, so that all that is wrong is told at once. */
export function planNested(
  context: PlanContext,
  request: CreateRequest,
  path: Path,
  written: Written,
  findings: Findings,
): { steps: CreateStep[]; context: PlanContext } {
  const step = planCreate(context, request, written, findings)
  if (step === undefined) return { steps: [], context }
  const steps = [step]
  let now = withStep(context, step)
  for (const [index, child] of (request.children ?? []).entries()) {
    const at = [...path, 'children', index]
    const planned = planNested(now, { ...child, parentId: step.id }, at, writtenAt(at, now), findings)
    steps.push(...planned.steps)
    now = planned.context
  }
  return { steps, context: now }
}

export function writtenAt(path: Path, { names }: Pick<PlanContext, 'names'>): Written {
  return {
    component: [...path, 'component'],
    parent: [...path, names === 'tools' ? 'parent_id' : 'parentId'],
    index: [...path, 'index'],
    props: [...path, 'props'],
    layout: names === 'tools' ? path : [...path, 'layout'],
  }
}

function withStep(context: PlanContext, step: CreateStep): PlanContext {
  const { action: op, ...placement } = step
  return { ...context, snapshot: applyEntry(context.snapshot, { op, ...placement }) }
}

/** The component of this name, or with this tool name where no other has it. */
function findComponent(
  { catalog, allowInternal, components }: PlanContext,
  name: unknown,
): Component | undefined {
  if (typeof name !== 'string') return undefined
  const component =
    catalog.get(name) ??
    catalog.resolveAlias(name)?.component ??
    catalog.modelComponents().find((each) => snakeCase(each.name) === name)
  if (component === undefined || (component.internal && !allowInternal)) return undefined
  return components === undefined || components.has(component.name) ? component : undefined
}

function unknown(context: PlanContext, name: unknown, path: Path): Issue {
  const named = context.catalog
    .modelComponents()
    .filter((component) => context.components?.has(component.name) ?? true)
    .map((component) => ({ ...component, name: nameOf(context, component.name) }))
  const text = typeof name === 'string' ? name : String(JSON.stringify(name) ?? name)
  return createIssue('unknown_component', path, unknownComponent(text, named))
}
