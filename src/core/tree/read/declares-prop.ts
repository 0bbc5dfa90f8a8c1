import type { Component } from '../../catalog/component.ts'
import { isPlainObject } from '../../json/json-value.ts'

/** Whether the component's schema names this prop. */
export function declaresProp(component: Component, prop: string): boolean {
  const properties = component.jsonSchema?.properties
  return isPlainObject(properties) && Object.hasOwn(properties, prop)
}
