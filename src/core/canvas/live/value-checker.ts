import type { Component } from '../../catalog/component.ts'
import { createIssue, type Issue } from '../../issues/issue.ts'
import { type JsonObject, setOwn } from '../../json/json-value.ts'
import { compileSchema } from '../../schema/compile-schema.ts'
import type { CompiledSchema } from '../../schema/compiled-schema.ts'
import type { Schema } from '../../schema/props-schema.ts'

/** UTF-8 bytes of JSON that all values of one card may take. */
const MAX_VALUES_BYTES = 16_384
const MAX_ISSUES = 50

type Values = { inputs?: JsonObject; outputs?: JsonObject }
type CheckedValues = { ok: true; values: Values } | { ok: false; issues: Issue[] }

type Schemas = ReadonlyMap<string, CompiledSchema>

/**
 * Checks what people enter by the component's `inputs` and `outputs`, value by value. `null` takes one back; the result holds it as
 * `null`. Schemas are compiled once a component.
 */
export function createValueChecker(): (
  component: Component,
  written: Values,
  stored: Required<Values>,
) => CheckedValues {
  const known = new WeakMap<Component, { inputs: Schemas; outputs: Schemas }>()
  return (component, written, stored) => {
    const schemas = known.get(component) ?? compileValues(component)
    known.set(component, schemas)
    const values: Values = {}
    const issues: Issue[] = []
    for (const kind of ['inputs', 'outputs'] as const) {
      const entered = written[kind]
      if (entered === undefined) continue
      values[kind] = checkEach(kind, schemas[kind], entered, issues)
    }
    const bytes = jsonBytes([
      { ...stored.inputs, ...values.inputs },
      { ...stored.outputs, ...values.outputs },
    ])
    if (bytes > MAX_VALUES_BYTES) {
      const message = `the values of a card must fit in ${MAX_VALUES_BYTES} bytes of JSON; these take ${bytes}`
      issues.push(createIssue('too_large', [], message))
    }
    return issues.length === 0 ? { ok: true, values } : { ok: false, issues: issues.slice(0, MAX_ISSUES) }
  }
}

function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}

function compileValues({ inputSchemas, outputs = {} }: Component): { inputs: Schemas; outputs: Schemas } {
  return { inputs: compileAll(Object.entries(inputSchemas)), outputs: compileAll(Object.entries(outputs)) }
}

function compileAll(schemas: readonly [string, Schema][]): Schemas {
  return new Map(schemas.map(([name, schema]) => [name, compileSchema(schema)]))
}

function checkEach(
  kind: 'inputs' | 'outputs',
  schemas: Schemas,
  written: JsonObject,
  issues: Issue[],
): JsonObject {
  const values: JsonObject = {}
  for (const [name, value] of Object.entries(written)) {
    const schema = schemas.get(name)
    const result =
      value === null && schema !== undefined ? { ok: true as const, value } : schema?.check(value)
    if (result === undefined) {
      const names = [...schemas.keys()].join(', ')
      const choices = names === '' ? `it has no ${kind}` : `its ${kind}: ${names}`
      issues.push(
        createIssue(
          `unknown_${kind.slice(0, -1)}`,
          [kind, name],
          `there is no ${JSON.stringify(name)}; ${choices}`,
        ),
      )
    } else if (result.ok) {
      setOwn(values, name, result.value)
    } else {
      issues.push(...result.issues.map((issue) => ({ ...issue, path: [kind, name, ...issue.path] })))
    }
  }
  return values
}
