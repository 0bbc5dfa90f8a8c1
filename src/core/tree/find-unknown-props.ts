import type { Component } from '../catalog/component.ts'
import { createIssue, type Issue, type Path } from '../issues/issue.ts'
import { isPlainObject } from '../json/json-value.ts'
import { describeValue } from '../schema/describe-value.ts'
import { nearest } from '../text/nearest.ts'

/**
 * Keys that no schema declares, at every depth that says what it takes. A schema library may strip them silently; a model must be
 * told instead. Paths are relative to the props.
 */
export function findUnknownProps(component: Component, props: unknown): Issue[] {
  const issues: Issue[] = []
  if (component.jsonSchema !== undefined)
    visit(component.jsonSchema, props, [], issues, component.hidden ?? [])
  return issues
}

function visit(
  schema: unknown,
  value: unknown,
  path: Path,
  issues: Issue[],
  hidden: readonly string[] = [],
): void {
  if (!isPlainObject(schema)) return
  if (Array.isArray(value)) {
    if (isPlainObject(schema.items))
      for (const [index, item] of value.entries()) visit(schema.items, item, [...path, index], issues)
    return
  }
  if (!isPlainObject(value) || !isPlainObject(schema.properties)) return
  const { properties, additionalProperties, patternProperties } = schema
  const open =
    patternProperties !== undefined || (additionalProperties !== undefined && additionalProperties !== false)
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(properties, key)) visit(properties[key], value[key], [...path, key], issues)
    else if (!open) {
      const told = Object.keys(properties).filter((name) => !hidden.includes(name))
      issues.push(unknownProp(key, value[key], told, path))
    }
  }
}

function unknownProp(key: string, value: unknown, declared: readonly string[], path: Path): Issue {
  const near = nearest(key, declared)
  const guess = near === undefined ? '' : `; did you mean "${near}"?`
  return createIssue(
    'unknown_prop',
    [...path, key],
    `there is no prop ${JSON.stringify(key)} here (got ${describeValue(value)})${guess}`,
    {
      hint: `props: ${declared.join(', ')}`,
    },
  )
}
