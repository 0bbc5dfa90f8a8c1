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
  const listNames = (names: readonly string[]): string =>
    names.map((each) => nameOf(context, each)).join(', ')
  const refuse = (code: string, message: string): false => {
    issues.push(createIssue(code, path, message))
    return false
  }
  if (parentId === undefined) {
    if (within === undefined) return checkDepth(context, height, path, issues)
    return refuse(
      'misplaced',
      `${name} may stand only in ${listNames(within)}; say which with ${path.at(-1)}`,
    )
  }
  if (idNumber(parentId) === undefined || typeof parentId !== 'string') {
    return refuse(
      'bad_parent',
      `a parent is the id of a container, text like "c1"; got ${describeValue(parentId)}`,
    )
  }
  const parent = requireInstance(context, parentId, path, issues)
  const container = parent && requireComponent(context, parent, path, issues)
  if (container === undefined) return false
  const containerName = nameOf(context, container.name)
  const described = `${parentId} (${containerName})`
  const { accepts } = container
  if (!container.children) {
    const others = listInstances(context, (each) => context.catalog.get(each.component)?.children === true)
    const choices = others === '' ? 'the canvas has none' : `containers: ${others}`
    return refuse('not_a_container', `${described} is no container; ${choices}`)
  }
  if (accepts !== undefined && !accepts.includes(component.name)) {
    return refuse('not_accepted', `${described} takes only ${listNames(accepts)}; got ${name}`)
  }
  if (within !== undefined && !within.includes(container.name)) {
    const places = listNames(within)
    return refuse('misplaced', `${name} may stand only in ${places}; ${parentId} is a ${containerName}`)
  }
  const most = container.childCount?.[1] ?? Number.POSITIVE_INFINITY
  if (parent !== undefined && parent.children.length >= most) {
    return refuse('too_many', `${described} holds ${most} already, the most it takes`)
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
