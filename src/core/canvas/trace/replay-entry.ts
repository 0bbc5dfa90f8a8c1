import type { Component } from '../../catalog/component.ts'
import { describeThrown } from '../../error/vitrail-error.ts'
import { createIssue } from '../../issues/issue.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { Findings } from '../dispatch/check-props.ts'
import { type PlanContext, requireInstance } from '../dispatch/context.ts'
import type { PlanStep } from '../dispatch/plan.ts'
import { planCreate, writtenAt } from '../dispatch/plan-create.ts'
import { planMove } from '../dispatch/plan-place.ts'
import { planRemove } from '../dispatch/plan-remove.ts'
import { planUpdate } from '../dispatch/plan-update.ts'
import { stepEntry } from '../dispatch/step-entry.ts'
import { findInstance } from '../state/instance-id.ts'
import { tidyLayout } from '../state/layout.ts'
import type { EntryBody } from '../state/trace-entry.ts'
import { type RecordedCanvas, updated } from './recorded-props.ts'

type Body<Op extends EntryBody['op']> = Extract<EntryBody, { op: Op }>

/** What an entry of a trace does on this canvas, checked as any operation is; undefined, with issues, where it does nothing any more. */
export function replayEntry(
  context: PlanContext,
  entry: EntryBody,
  /** As the trace tells it up to here. */
  recorded: RecordedCanvas,
  issued: ReadonlySet<string>,
  findings: Findings,
): EntryBody | undefined {
  const { snapshot } = context
  const written = (step: PlanStep | undefined): EntryBody | undefined =>
    step === undefined ? undefined : stepEntry(snapshot, step)
  switch (entry.op) {
    case 'create':
    case 'restore':
      return replayPlacement(context, entry, issued, findings)
    case 'update':
      return written(replayUpdate(context, entry, recorded, findings))
    case 'remove':
      return written(planRemove(context, entry.id, findings.issues))
    case 'clear': {
      const keep = (entry.keep ?? []).filter((id) => findInstance(snapshot, id) !== undefined)
      const { nextId } = entry
      return { op: 'clear', ...(keep.length > 0 && { keep }), ...(nextId !== undefined && { nextId }) }
    }
    case 'move': {
      const { id, parentId = null, index } = entry
      return written(planMove(context, { op: 'move', id, parentId, index }, findings.issues))
    }
    case 'layout': {
      const instance = requireInstance(context, entry.id, ['id'], findings.issues)
      return instance && { op: 'layout', id: entry.id, layout: tidyLayout(entry.layout) ?? {} }
    }
  }
}

function replayPlacement(
  context: PlanContext,
  entry: Body<'create' | 'restore'>,
  issued: ReadonlySet<string>,
  findings: Findings,
): EntryBody | undefined {
  const { op, id } = entry
  const refuse = (code: string, message: string): undefined => {
    findings.issues.push(createIssue(code, ['id'], message))
    return undefined
  }
  if (op === 'create' && issued.has(id))
    return refuse('bad_id', `${id} was given before; no id is used twice`)
  if (op === 'restore' && !issued.has(id))
    return refuse('unknown_instance', `there never was an instance ${id}`)
  if (findInstance(context.snapshot, id) !== undefined)
    return refuse('bad_id', `${id} is on the canvas already`)
  const component = context.catalog.get(entry.component)
  const props =
    component === undefined ? entry.props : migrate(component, entry.props, entry.version, findings)
  if (props === undefined) return undefined
  const step = planCreate(context, { ...entry, props }, writtenAt([], context), findings)
  if (step === undefined) return undefined
  const { action: _, ...placement } = step
  return { op, ...placement }
}

/**
 * A patch for another version of the component is merged where it was written, into the props of that time; the whole is then brought
 * up to date.
 */
function replayUpdate(
  context: PlanContext,
  entry: Body<'update'>,
  recorded: RecordedCanvas,
  findings: Findings,
): PlanStep | undefined {
  const { id, props, whole } = entry
  const instance = requireInstance(context, id, ['id'], findings.issues)
  if (instance === undefined) return undefined
  if (instance.component !== entry.component) {
    const message = `${id} is a ${instance.component}, no ${entry.component}`
    findings.issues.push(createIssue('unknown_component', ['component'], message))
    return undefined
  }
  const component = context.catalog.get(entry.component)
  const isOlder = component !== undefined && entry.version < component.version
  if (component === undefined || (!isOlder && recorded.get(id)?.version === entry.version)) {
    return planUpdate(context, { op: 'update', id, props, ...(whole === true && { whole }) }, findings)
  }
  const then = updated(recorded.get(id), entry)
  const today = migrate(component, then.props, then.version, findings)
  return today && planUpdate(context, { op: 'update', id, props: today, whole: true }, findings)
}

function migrate(
  component: Component,
  props: JsonObject,
  version: number,
  findings: Findings,
): JsonObject | undefined {
  if (component.migrate === undefined || version >= component.version) return props
  try {
    return component.migrate(props, version)
  } catch (thrown) {
    const message = `version ${version} of ${component.name} could not be brought up to date: ${describeThrown(thrown)}`
    findings.issues.push(createIssue('check_failed', ['props'], message))
    return undefined
  }
}
