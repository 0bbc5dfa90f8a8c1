import type { Component } from '../../catalog/component.ts'
import type { JsonObject } from '../../json/json-value.ts'
import { sameJson } from '../../json/same-json.ts'

/** The names of the inputs that a change of the props of the same names overrules. */
export function overruledInputs(before: JsonObject, after: JsonObject, inputs: JsonObject): string[] {
  return Object.keys(inputs).filter((name) => !sameJson(before[name], after[name]))
}

/** The names of the outputs that no longer apply to the props. */
export function overruledOutputs(component: Component, props: JsonObject, outputs: JsonObject): string[] {
  if (component.keepOutputs === undefined) return []
  const kept = component.keepOutputs(outputs, props)
  return Object.keys(outputs).filter((name) => !Object.hasOwn(kept, name))
}
