import type { Component } from '../../catalog/component.ts'
import { createIssue, type Issue, type Path } from '../../issues/issue.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { idNumber } from '../state/instance-id.ts'
import { ancestorsOf, childrenOf } from '../state/walk-instances.ts'
import { listInstances, nameOf, type PlanContext, requireComponent, requireInstance } from './context.ts'

/**
 * Whether a component may stand in a place: the parent is there, is a container and takes it, and nothing nests too deep. `height`:
 * how many levels come with it.
 */
export function checkParent(
  context: PlanContext,
  component: Component,
  parentId: unknown,
  height: number,
  path: Path,
  issues: Issue[],
): boolean {
  const { within } = component
  const name = nameOf(context, component.name)
  if (parentId === undefined) {
    if (within === undefined) return checkDepth(context, height, path, issues)
    const names = within.map((each) => nameOf(context, each)).join(', ')
    issues.push(
      createIssue('misplaced', path, `${name} may stand only in ${names}; say which with ${path.at(-1)}`),
    )
    return false
  }
  if (idNumber(parentId) === undefined || typeof parentId !== 'string') {
    const message = `a parent is the id of a container, text like "c1"; got ${describeValue(parentId)}`
    issues.push(createIssue('bad_parent', path, message))
    return false
  }
  const parent = requireInstance(context, parentId, path, issues)
  const container = parent && requireComponent(context, parent, path, issues)
  if (container === undefined) return false
  const containerName = nameOf(context, container.name)
  if (!container.children) {
    const others = listInstances(context, (each) => context.catalog.get(each.component)?.children === true)
    const choices = others === '' ? 'the canvas has none' : `containers: ${others}`
    issues.push(
      createIssue('not_a_container', path, `${parentId} (${containerName}) is no container; ${choices}`),
    )
    return false
  }
  if (container.accepts !== undefined && !container.accepts.includes(component.name)) {
    const names = container.accepts.map((each) => nameOf(context, each)).join(', ')
    issues.push(
      createIssue('not_accepted', path, `${parentId} (${containerName}) takes only ${names}; got ${name}`),
    )
    return false
  }
  if (within !== undefined && !within.includes(container.name)) {
    const names = within.map((each) => nameOf(context, each)).join(', ')
    const message = `${name} may stand only in ${names}; ${parentId} is a ${containerName}`
    issues.push(createIssue('misplaced', path, message))
    return false
  }
  const most = container.childCount?.[1] ?? Number.POSITIVE_INFINITY
  if (parent !== undefined && parent.children.length >= most) {
    const message = `${parentId} (${containerName}) holds ${most} already, the most it takes`
    issues.push(createIssue('too_many', path, message))
    return false
  }
  return checkDepth(context, ancestorsOf(context.snapshot, parentId).length + 1 + height, path, issues)
}

function checkDepth({ limits }: PlanContext, depth: number, path: Path, issues: Issue[]): boolean {
  if (depth <= limits.depth) return true
  const message = `a canvas nests at most ${limits.depth} deep; this would stand ${depth} deep. Use a container further out`
  issues.push(createIssue('too_deep', path, message))
  return false
}

/** Whether an index is a place among the children of a container, not counting the one that moves. */
export function checkIndex(
  context: PlanContext,
  { parentId, index }: { parentId: string | undefined; index: unknown },
  moving: string | undefined,
  path: Path,
  issues: Issue[],
): boolean {
  if (index === undefined) return true
  const count = childrenOf(context.snapshot, parentId).filter((id) => id !== moving).length
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0 && index <= count) return true
  const message = `a place is a whole number from 0 to ${count}; got ${describeValue(index)}`
  issues.push(createIssue('bad_index', path, message))
  return false
}
