import type { Component, JsonSchema } from 'vitrail'
import { propSchemas, requiredProps } from './states/read-schema.ts'

/** The control for one prop in the form. Lists and objects are edited in the JSON. */
export type PropControl = { name: string; required: boolean } & (
  | { kind: 'text' | 'number' | 'switch' }
  | { kind: 'choice'; choices: readonly string[] }
)

export function propControls(component: Component): PropControl[] {
  const required = requiredProps(component)
  return propSchemas(component).flatMap(([name, schema]) => {
    const control = controlOf(schema)
    return control === undefined ? [] : [{ name, required: required.includes(name), ...control }]
  })
}

type Kind = { kind: 'text' | 'number' | 'switch' } | { kind: 'choice'; choices: readonly string[] }

function controlOf(schema: JsonSchema): Kind | undefined {
  const words = schema.enum ?? schema['x-words']
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) {
    return { kind: 'choice', choices: words }
  }
  switch (schema.type) {
    case 'string':
      return { kind: 'text' }
    case 'number':
    case 'integer':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'switch' }
    default:
      return undefined
  }
}

/** The entered text as the value of the prop; undefined: left out. */
export function readEntered(control: PropControl, entered: string): string | number | undefined {
  if (entered === '') return control.required && control.kind === 'text' ? '' : undefined
  return control.kind === 'number' ? Number(entered) : entered
}
