import type { Component } from '../../catalog/component.ts'
import { describeThrown } from '../../error/vitrail-error.ts'
import { formatIssues } from '../../issues/format-issues.ts'
import { createIssue, type Issue } from '../../issues/issue.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { CanvasInstance } from '../state/instance.ts'
import type { CanvasLink } from '../state/link.ts'
import { linksOf } from '../state/links.ts'

/** What a link gives now. */
export interface LinkedValue {
  /** Undefined: nothing is selected. */
  value: unknown
  /** False: the source is gone, this is its last value. */
  live: boolean
}

type DrawnProps = { ok: true; props: JsonObject; issues: Issue[] } | { ok: false; message: string }

/**
 * The props an instance is drawn with: of the component's present version, links replaced by what they give. A value that the
 * component refuses is left out, with an issue.
 */
export function drawnProps(
  component: Component,
  { props: stored, version }: Pick<CanvasInstance, 'props' | 'version'>,
  linkedValue: (link: CanvasLink) => LinkedValue,
): DrawnProps {
  const migrated = migrate(component, stored, version)
  if (migrated.props === undefined) return { ok: false, message: migrated.message }
  const links = linksOf(component, migrated.props)
  if (links.length === 0 && version === component.version) {
    return { ok: true, props: migrated.props, issues: [] }
  }
  const issues: Issue[] = []
  const bare: JsonObject = { ...migrated.props }
  const given: JsonObject = {}
  for (const { prop, link } of links) {
    delete bare[prop]
    const { value, live } = linkedValue(link)
    if (value !== undefined) given[prop] = value
    if (live) continue
    const message = `${link.$from}, whose ${link.output} it shows, is gone; this is its last value`
    issues.push(createIssue('source_removed', [prop], message, { severity: 'warning' }))
  }
  const full = validated(component, { ...bare, ...given })
  if (full.ok) return { ok: true, props: full.props, issues }
  const alone = validated(component, bare)
  if (!alone.ok) return { ok: false, message: alone.message }
  const message = `what it is linked to gives a value that it cannot take: ${full.message}`
  issues.push(createIssue('link_value_refused', [], message, { severity: 'warning' }))
  return { ok: true, props: alone.props, issues }
}

function validated(
  component: Component,
  props: JsonObject,
): { ok: true; props: JsonObject } | { ok: false; message: string } {
  try {
    const result = component.validateProps(props)
    return result.ok ? result : { ok: false, message: formatIssues(result.issues) }
  } catch (error) {
    // A rule of the schema threw on this value.
    return { ok: false, message: describeThrown(error) }
  }
}

function migrate(
  component: Component,
  props: JsonObject,
  version: number,
): { props: JsonObject } | { props: undefined; message: string } {
  if (version >= component.version || component.migrate === undefined) return { props }
  try {
    return { props: component.migrate(props, version) }
  } catch (error) {
    return { props: undefined, message: describeThrown(error) }
  }
}
