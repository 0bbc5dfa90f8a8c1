import type { Catalog } from '../../catalog/catalog.ts'
import type { Component } from '../../catalog/component.ts'
import { createIssue, type Issue, type Path } from '../../issues/issue.ts'
import { describeValue } from '../../schema/describe-value.ts'
import { snakeCase } from '../../text/snake-case.ts'
import type { CanvasInstance, CanvasSnapshot } from '../state/instance.ts'
import { findInstance, idNumber } from '../state/instance-id.ts'
import type { CanvasLink } from '../state/link.ts'
import type { CanvasAuthor } from '../state/trace-entry.ts'
import { preorder } from '../state/walk-instances.ts'
import { type CanvasLimits, DEFAULT_CANVAS_LIMITS } from './canvas-limits.ts'

/** Who asks, and what planning an operation may use. */
export interface DispatchOptions {
  /** Handed to each component's `check`. */
  data?: unknown
  limits?: CanvasLimits
  /** Default: the model for a call, the person for an operation. */
  by?: CanvasAuthor
  /** Accept internal components. Default false. */
  allowInternal?: boolean
  /** What a link brings now, where that is known: props are then checked with it. */
  linkValue?(link: CanvasLink): unknown
  /** The components that may be created, by name. Default: all. */
  components?: ReadonlySet<string> | undefined
  /** How issues name components: by their own names, or by their tools'. Default: as the request was made. */
  names?: 'components' | 'tools'
}

/** One operation's surroundings. Planning reads them and changes nothing. */
export interface PlanContext {
  readonly catalog: Catalog
  readonly snapshot: CanvasSnapshot
  readonly data: unknown
  readonly limits: Required<CanvasLimits>
  readonly by: CanvasAuthor
  readonly allowInternal: boolean
  readonly components: ReadonlySet<string> | undefined
  readonly names: 'components' | 'tools'
  linkValue?(link: CanvasLink): unknown
  /** In a replay: ids that would be here had they not been skipped. Links to others that are gone are taken as they are. */
  readonly skipped?: ReadonlySet<string>
}

export function createContext(
  catalog: Catalog,
  snapshot: CanvasSnapshot,
  options: DispatchOptions,
): PlanContext {
  const {
    data,
    limits,
    by = 'user',
    allowInternal = false,
    names = 'components',
    linkValue,
    components,
  } = options
  return {
    catalog,
    snapshot,
    data,
    limits: { ...DEFAULT_CANVAS_LIMITS, ...limits },
    by,
    allowInternal,
    components,
    names,
    ...(linkValue !== undefined && { linkValue }),
  }
}

/** A component's name, as the one who asked calls it. */
export function nameOf({ names }: Pick<PlanContext, 'names'>, component: string): string {
  return names === 'tools' ? snakeCase(component) : component
}

/** `c1 (ScatterPlot), c2 (Histogram)`, or that there is nothing. */
export function listInstances(
  context: Pick<PlanContext, 'snapshot' | 'names'>,
  keep: (instance: CanvasInstance) => boolean = () => true,
): string {
  const instances = preorder(context.snapshot).flatMap((id) => findInstance(context.snapshot, id) ?? [])
  const listed = instances.filter(keep).map(({ id, component }) => `${id} (${nameOf(context, component)})`)
  if (listed.length > MAX_LISTED)
    listed.splice(MAX_LISTED, listed.length, `… ${listed.length - MAX_LISTED} more`)
  return listed.join(', ')
}

const MAX_LISTED = 50

/** The issue for an id that no instance has. */
export function unknownInstance(
  snapshot: CanvasSnapshot,
  id: unknown,
  path: Path = ['id'],
  names: PlanContext['names'] = 'components',
): Issue {
  const listed = listInstances({ snapshot, names })
  const choices = listed === '' ? 'the canvas is empty' : `on the canvas: ${listed}`
  return idNumber(id) === undefined
    ? createIssue('bad_id', path, `an id is text like "c1"; got ${describeValue(id)}; ${choices}`)
    : createIssue('unknown_instance', path, `there is no instance ${describeValue(id)}; ${choices}`)
}

/** The instance with this id, or an issue. */
export function requireInstance(
  context: PlanContext,
  id: unknown,
  path: Path,
  issues: Issue[],
): CanvasInstance | undefined {
  const instance = findInstance(context.snapshot, id)
  if (instance !== undefined) return instance
  const skipped = typeof id === 'string' && context.skipped?.has(id) === true
  issues.push(
    skipped
      ? createIssue('unknown_instance', path, `${id} was skipped`)
      : unknownInstance(context.snapshot, id, path, context.names),
  )
  return undefined
}

/** The definition of an instance's component, or an issue where the catalog has lost it. */
export function requireComponent(
  context: PlanContext,
  instance: CanvasInstance,
  path: Path,
  issues: Issue[],
): Component | undefined {
  const component = context.catalog.get(instance.component)
  if (component === undefined) issues.push(componentGone(instance, path, context.names))
  return component
}

/** The issue for an instance whose component the catalog has lost. */
export function componentGone(
  { id, component }: CanvasInstance,
  path: Path = ['id'],
  names: PlanContext['names'] = 'components',
): Issue {
  const message = `${id} is a ${nameOf({ names }, component)}, which the catalog has no more; it can only be removed`
  return createIssue('component_gone', path, message)
}
