import type { Catalog } from '../../catalog/catalog.ts'
import { createIssue, hasErrors, type Path } from '../../issues/issue.ts'
import type { CanvasSnapshot } from '../state/instance.ts'
import type { Findings } from './check-props.ts'
import { createContext, type DispatchOptions, type PlanContext } from './context.ts'
import type { CanvasOperation } from './operation.ts'
import type { DispatchResult, PlanStep } from './plan.ts'
import { planNested, writtenAt } from './plan-create.ts'
import { planLayout, planMove } from './plan-place.ts'
import { planClear, planRemove } from './plan-remove.ts'
import { planUpdate } from './plan-update.ts'

/** At most this many issues are told: a hostile request must not make a huge answer. */
const MAX_ISSUES = 50

/**
 * Checks one operation against a snapshot and says what it will do, in steps. Pure: it changes nothing, spends no id, and never
 * throws on data.
 */
export function planOperation(
  catalog: Catalog,
  operation: CanvasOperation,
  snapshot: CanvasSnapshot,
  options: DispatchOptions = {},
): DispatchResult {
  return planIn(createContext(catalog, snapshot, options), operation)
}

/** `propsPath`: where the props of a `create` were written, if not under `props`. */
export function planIn(context: PlanContext, operation: CanvasOperation, propsPath?: Path): DispatchResult {
  const findings: Findings = { issues: [], repairs: [] }
  const steps = planSteps(context, operation, propsPath ?? ['props'], findings)
  const issues = findings.issues.slice(0, MAX_ISSUES)
  if (hasErrors(findings.issues) || steps.length === 0) return { ok: false, issues }
  return { ok: true, plan: { base: context.snapshot, steps }, issues, repairs: findings.repairs }
}

function planSteps(
  context: PlanContext,
  operation: CanvasOperation,
  propsPath: Path,
  findings: Findings,
): PlanStep[] {
  const { issues } = findings
  switch (operation.op) {
    case 'create': {
      const written = { ...writtenAt([], context), props: propsPath }
      return planNested(context, operation, [], written, findings).steps
    }
    case 'create-many':
      return planMany(context, operation.instances, findings)
    case 'update':
      return list(planUpdate(context, operation, findings))
    case 'remove':
      return list(planRemove(context, operation.id, issues))
    case 'clear':
      return [planClear(context)]
    case 'move':
      return list(planMove(context, operation, issues))
    case 'layout':
      return list(planLayout(context, operation.id, operation.layout, issues))
  }
}

/** All or nothing; each sees those before it. */
function planMany(
  context: PlanContext,
  drafts: Extract<CanvasOperation, { op: 'create-many' }>['instances'],
  findings: Findings,
): PlanStep[] {
  const steps: PlanStep[] = []
  if (drafts.length === 0) {
    findings.issues.push(createIssue('invalid_value', ['instances'], 'name at least one instance'))
  }
  let now = context
  for (const [index, draft] of drafts.entries()) {
    const path = ['instances', index]
    const planned = planNested(now, draft, path, writtenAt(path, context), findings)
    steps.push(...planned.steps)
    now = planned.context
    if (findings.issues.length >= MAX_ISSUES || isFull(findings)) break
  }
  return steps
}

/** Whatever comes after it would be one too many as well. */
function isFull({ issues }: Findings): boolean {
  return issues.some(({ code }) => code === 'too_many_instances')
}

function list(step: PlanStep | undefined): PlanStep[] {
  return step === undefined ? [] : [step]
}
