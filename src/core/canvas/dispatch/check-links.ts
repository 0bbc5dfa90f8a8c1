import type { Component } from '../../catalog/component.ts'
import { createIssue, type Issue, type Path } from '../../issues/issue.ts'
import { getOwn, type JsonObject } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { findInstance, idNumber } from '../state/instance-id.ts'
import { findLinkCycle, isLink, isMeantAsLink } from '../state/links.ts'
import { listInstances, nameOf, type PlanContext, requireInstance } from './context.ts'

/** The instance whose props are checked; `before` are the props that it has now. */
export interface Reader {
  id: string
  component: Component
  before: JsonObject | undefined
}

/** Whether every link in the props is allowed. One that was there before is not looked at again. */
export function checkLinks(
  context: PlanContext,
  { id, component, before }: Reader,
  props: JsonObject,
  path: Path,
  issues: Issue[],
): boolean {
  const known = issues.length
  for (const [prop, value] of Object.entries(props)) {
    if (!isMeantAsLink(value)) continue
    if (before !== undefined && sameJson(getOwn(before, prop), value)) continue
    checkLink(context, component, prop, value, [...path, prop], issues)
  }
  if (issues.length > known) return false
  const cycle = findLinkCycle(context.catalog, context.snapshot, { id, component: component.name, props })
  if (cycle === undefined) return true
  const way = cycle.join(' reads ')
  issues.push(createIssue('link_cycle', path, `links may not lead in a circle: ${way}`))
  return false
}

function checkLink(
  context: PlanContext,
  component: Component,
  prop: string,
  link: JsonObject,
  path: Path,
  issues: Issue[],
): void {
  const linkable = component.linkable ?? []
  const name = nameOf(context, component.name)
  if (!linkable.includes(prop)) {
    const choices = linkable.length === 0 ? 'it takes no links' : `linkable: ${linkable.join(', ')}`
    const message = `"${prop}" of ${name} cannot be a link; ${choices}`
    issues.push(createIssue('not_linkable', path, message))
    return
  }
  const { $from, output } = link
  if (isGone(context, $from)) {
    if (!isLink(link)) issues.push(createIssue('unknown_output', [...path, 'output'], LINK_SHAPE))
    return
  }
  const source = requireInstance(context, $from, [...path, '$from'], issues)
  if (source === undefined) return
  const outputs = context.catalog.get(source.component)?.outputs ?? {}
  if (typeof output === 'string' && Object.hasOwn(outputs, output)) return
  const names = Object.keys(outputs)
  const sources = listInstances(context, (each) => hasOutputs(context, each.component))
  const choices =
    names.length > 0
      ? `outputs: ${names.join(', ')}`
      : `it has no outputs; ${sources === '' ? 'nothing on the canvas has any' : `these have: ${sources}`}`
  issues.push(
    createIssue(
      'unknown_output',
      [...path, 'output'],
      `${source.id} (${nameOf(context, source.component)}) has no output ${describeValue(output)}; ${choices}`,
    ),
  )
}

const LINK_SHAPE = 'a link is { "$from": "c1", "output": "…" }'

/** In a replay, the source may have gone since, or come later: nothing speaks against it. */
function isGone({ snapshot, skipped }: PlanContext, id: unknown): boolean {
  const number = idNumber(id)
  if (skipped === undefined || number === undefined || typeof id !== 'string') return false
  return findInstance(snapshot, id) === undefined && number < snapshot.nextId && !skipped.has(id)
}

function hasOutputs({ catalog }: PlanContext, component: string): boolean {
  return Object.keys(catalog.get(component)?.outputs ?? {}).length > 0
}
