import type { Component } from '../../catalog/component.ts'
import { describeThrown, VitrailError } from '../../error/vitrail-error.ts'
import { createIssue, hasErrors, type Issue, type Path } from '../../issues/issue.ts'
import type { Repair } from '../../issues/repair.ts'
import { copyJson } from '../../json/copy-json.ts'
import { isPlainObject, type JsonObject, setOwn } from '../../json/json-value.ts'
import { TEXT_COMPONENT } from '../../tree/node.ts'
import { declaresProp } from '../../tree/read/declares-prop.ts'
import { type TreeResult, validateTree } from '../../tree/validate-tree.ts'
import { linksOf, withLinks } from '../state/links.ts'
import { alonesOf } from './alones-of.ts'
import { checkLinks, type Reader } from './check-links.ts'
import { nameOf, type PlanContext } from './context.ts'
import { readLinks } from './read-links.ts'

export interface Findings {
  readonly issues: Issue[]
  readonly repairs: Repair[]
}

/**
 * Props as their component takes them: read, validated with defaults, checked. Links are left out of the check, or replaced by what
 * they bring. Undefined, with issues, where they are refused; a node that elsewhere would be shown as text is refused too.
 */
export function checkProps(
  context: PlanContext,
  reader: Reader,
  written: JsonObject,
  path: Path,
  findings: Findings,
): JsonObject | undefined {
  const { component } = reader
  const refuse = (code: string, at: Path, message: string): undefined => {
    findings.issues.push(createIssue(code, [...path, ...at], message))
    return undefined
  }
  const copied = copyJson(written)
  if (!copied.ok) return refuse('invalid_json', copied.path, copied.message)
  const given = isPlainObject(copied.value) ? copied.value : {}
  const props = readLinks(component, given, path, findings.repairs)
  if (!fits(context, component, props, path, findings)) return undefined
  if (Object.hasOwn(props, 'children') && !declaresProp(component, 'children')) {
    return refuse(
      'unknown_prop',
      ['children'],
      'what a card holds are cards of their own, with this one as parent',
    )
  }
  if (!checkLinks(context, reader, props, path, findings.issues)) return undefined

  const plain = withLinks(component, props, (link) => context.linkValue?.(link))
  const result = validate(context, component, plain)
  const issues = result.issues.map((issue) => ({
    ...issue,
    path: [...path, ...belowProps(issue.path)],
    message: renamed(context, component, issue.message),
  }))
  for (const repair of result.repairs) {
    findings.repairs.push({ ...repair, path: [...path, ...belowProps(repair.path)] })
  }
  // What was to be drawn as text says why in a warning; here it is a refusal.
  const isText = result.ok && result.tree.type === TEXT_COMPONENT
  const told = isText ? issues.map(refusing) : issues
  findings.issues.push(...told)
  if (!result.ok) return undefined
  const { tree } = result
  if (isText) {
    return hasErrors(told) ? undefined : refuse('too_large', [], 'it is too large to be drawn')
  }
  if (tree.type !== component.name) {
    const meant = nameOf(context, tree.type)
    return refuse(
      'check_failed',
      [],
      `these are the props of ${meant}, not of ${nameOf(context, component.name)}`,
    )
  }
  const valid = copyJson(tree.props)
  if (!valid.ok) return refuse('invalid_json', valid.path, valid.message)
  const whole = isPlainObject(valid.value) ? valid.value : {}
  for (const { prop, link } of linksOf(component, props)) setOwn(whole, prop, { ...link })
  return fits(context, component, whole, path, findings) ? whole : undefined
}

function validate(context: PlanContext, component: Component, props: JsonObject): TreeResult {
  const { data, allowInternal } = context
  try {
    return validateTree(alonesOf(context.catalog), { type: component.name, props }, { data, allowInternal })
  } catch (thrown) {
    if (thrown instanceof VitrailError) throw thrown
    // A component's own reading or check threw on this data.
    const issue = createIssue('check_failed', ['props'], `${component.name}: ${describeThrown(thrown)}`)
    return { ok: false, tree: undefined, issues: [issue], repairs: [] }
  }
}

function fits(
  { limits, names }: PlanContext,
  component: Component,
  props: JsonObject,
  path: Path,
  findings: Findings,
): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify(props)).length
  if (bytes <= limits.propsBytes) return true
  const message = `the props of one ${nameOf({ names }, component.name)} may take ${limits.propsBytes} bytes as JSON; these take ${bytes}. Show less, or split it`
  findings.issues.push(createIssue('too_large', path, message))
  return false
}

function refusing(issue: Issue): Issue {
  return issue.severity === 'warning' ? { ...issue, severity: 'error' } : issue
}

/** The path of an issue in `{ type, props }`, seen from the props. */
function belowProps(path: Path): Path {
  return path[0] === 'props' ? path.slice(1) : path[0] === 'type' ? [] : path
}

function renamed(context: PlanContext, { name }: Component, message: string): string {
  return message.startsWith(`${name}: `) ? nameOf(context, name) + message.slice(name.length) : message
}
