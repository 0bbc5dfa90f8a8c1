import { createIssue, type Issue } from '../../issues/issue.ts'
import { describeValue } from '../../schema/describe-value.ts'
import type { CanvasLayout } from '../state/instance.ts'
import { CANVAS_WIDTHS, tidyLayout } from '../state/layout.ts'
import { ancestorsOf, childrenOf, heightOf } from '../state/walk-instances.ts'
import { checkIndex, checkParent } from './check-parent.ts'
import { type PlanContext, requireComponent, requireInstance } from './context.ts'
import type { CanvasOperation } from './operation.ts'
import type { PlanStep } from './plan.ts'

type Move = Extract<CanvasOperation, { op: 'move' }>

export function planMove(context: PlanContext, request: Move, issues: Issue[]): PlanStep | undefined {
  const { snapshot, names } = context
  const instance = requireInstance(context, request.id, ['id'], issues)
  const component = instance && requireComponent(context, instance, ['id'], issues)
  if (instance === undefined || component === undefined) return undefined
  const { id } = instance
  const parentPath = [names === 'tools' ? 'parent_id' : 'parentId']
  const parentId = request.parentId === undefined ? instance.parentId : (request.parentId ?? undefined)
  if (parentId === id || (typeof parentId === 'string' && ancestorsOf(snapshot, parentId).includes(id))) {
    const message = `${id} cannot be put into ${parentId === id ? 'itself' : `${parentId}, which it holds`}`
    issues.push(createIssue('move_into_itself', parentPath, message))
    return undefined
  }
  const stays = parentId === instance.parentId
  if (!stays && !checkParent(context, component, parentId, heightOf(snapshot, id), parentPath, issues)) {
    return undefined
  }
  const { index = childrenOf(snapshot, parentId).filter((each) => each !== id).length } = request
  if (!checkIndex(context, { parentId, index }, id, ['index'], issues)) return undefined
  return { action: 'move', id, ...(parentId !== undefined && { parentId }), index }
}

/** The step holds the whole layout the instance will have. */
export function planLayout(
  context: PlanContext,
  id: unknown,
  change: CanvasLayout,
  issues: Issue[],
): PlanStep | undefined {
  const instance = requireInstance(context, id, ['id'], issues)
  if (instance === undefined) return undefined
  const path = context.names === 'tools' ? [] : ['layout']
  if (context.by === 'model' && change.pinned !== undefined) {
    issues.push(createIssue('pinned', [...path, 'pinned'], 'only the person pins cards and lets them loose'))
    return undefined
  }
  if (change.width !== undefined && !CANVAS_WIDTHS.includes(change.width)) {
    const message = `a width is one of ${CANVAS_WIDTHS.join(', ')}; got ${describeValue(change.width)}`
    issues.push(createIssue('invalid_value', [...path, 'width'], message))
    return undefined
  }
  return { action: 'layout', id: instance.id, layout: tidyLayout({ ...instance.layout, ...change }) ?? {} }
}
