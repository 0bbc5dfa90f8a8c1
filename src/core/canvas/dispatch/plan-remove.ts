import { createIssue, type Issue } from '../../issues/issue.ts'
import { findInstance } from '../state/instance-id.ts'
import { ancestorsOf, leavesFirst, preorder } from '../state/walk-instances.ts'
import { nameOf, type PlanContext, requireInstance } from './context.ts'
import type { PlanStep } from './plan.ts'

export function planRemove(context: PlanContext, id: unknown, issues: Issue[]): PlanStep | undefined {
  const instance = requireInstance(context, id, ['id'], issues)
  if (instance === undefined) return undefined
  const ids = leavesFirst(context.snapshot, [instance.id])
  const pinned = context.by === 'model' ? ids.filter((each) => isPinned(context, each)) : []
  if (pinned.length > 0) {
    const names = pinned.map((each) => `${each} (${nameOf(context, componentOf(context, each))})`).join(', ')
    issues.push(
      createIssue('pinned', ['id'], `the person has pinned ${names}; only the person can remove it`),
    )
    return undefined
  }
  return { action: 'remove', id: instance.id, ids }
}

/** The model's clear leaves what the person pinned, with what it holds and the containers around it. */
export function planClear(context: PlanContext): PlanStep {
  const { snapshot } = context
  const pinned = context.by === 'model' ? preorder(snapshot).filter((id) => isPinned(context, id)) : []
  return clearStep(context, preorder(snapshot, pinned))
}

/** A clear that leaves the given instances and the containers around them. */
function clearStep({ snapshot }: PlanContext, keep: readonly string[]): PlanStep {
  const kept = new Set(keep.flatMap((id) => [id, ...ancestorsOf(snapshot, id)]))
  return {
    action: 'clear',
    ids: leavesFirst(snapshot).filter((id) => !kept.has(id)),
    keep: [...new Set(keep)].filter((id) => findInstance(snapshot, id) !== undefined),
  }
}

function isPinned({ snapshot }: PlanContext, id: string): boolean {
  return findInstance(snapshot, id)?.layout?.pinned === true
}

function componentOf({ snapshot }: PlanContext, id: string): string {
  return findInstance(snapshot, id)?.component ?? ''
}
