import { VitrailError } from '../error/vitrail-error.ts'
import { createIssue } from '../issues/issue.ts'
import { isPlainObject, type JsonObject } from '../json/json-value.ts'
import { compileSchema } from '../schema/compile-schema.ts'
import { describeValue } from '../schema/describe-value.ts'
import type { InferSchema, JsonSchema, Schema } from '../schema/props-schema.ts'
import { notAnObject, schemaMistake } from '../schema/schema-mistake.ts'
import type { Component, ComponentOptions, PropsResult } from './component.ts'

const NAME = /^[A-Za-z][A-Za-z0-9]{0,63}$/

/**
 * Defines a component: what the model may write and how it reads as text. No visuals.
 * Throws `VitrailError` with `bad_component` where the definition itself is wrong.
 */
export function defineComponent<S extends Schema>(options: ComponentOptions<S, InferSchema<S>>): Component {
  const fail = (what: string): never => {
    throw new VitrailError('bad_component', `Component ${JSON.stringify(options.name)}: ${what}`)
  }
  if (typeof options.name !== 'string' || !NAME.test(options.name)) {
    fail('the name must be letters and digits, start with a letter and have at most 64 characters')
  }
  if (typeof options.description !== 'string' || options.description.trim() === '') {
    fail('the description must not be blank: it is what the model reads')
  }
  const version = options.version ?? 1
  if (!Number.isSafeInteger(version) || version < 1) fail('the version must be a positive integer')
  const [least = 0, most = 0] = options.childCount ?? []
  if (options.childCount !== undefined && !(options.children === true && 0 <= least && least <= most)) {
    fail('childCount needs children: true, and a least that is not above its most')
  }
  if (options.fallbackText !== undefined && typeof options.fallbackText !== 'function') {
    fail('fallbackText must be a function')
  }
  const mistake = schemaMistake('props', options.props)
  if (mistake !== undefined) fail(mistake)
  const written = compileSchema(options.props)
  const misfit = notAnObject('props', written)
  if (misfit !== undefined) fail(misfit)
  const transformed = options.outputProps === undefined ? undefined : compileSchema(options.outputProps)

  // The callbacks are typed by the developer's schema; the catalog calls them only with props that passed it.
  const erased = options as unknown as ComponentOptions<Schema, Record<string, unknown>>
  return Object.freeze({
    ...erased,
    title: options.title ?? splitWords(options.name),
    version,
    children: options.children ?? false,
    internal: options.internal ?? false,
    jsonSchema: written.jsonSchema,
    inputSchemas: options.inputs === undefined ? {} : propertiesOf(compileSchema(options.inputs).jsonSchema),
    validateProps(props: unknown): PropsResult {
      if (!isPlainObject(props)) {
        return {
          ok: false,
          issues: [
            createIssue('invalid_props', [], `expected an object of props; got ${describeValue(props)}`),
          ],
        }
      }
      const result = written.check(props)
      if (!result.ok) {
        // Props that were already transformed once (a stored view) pass the output schema instead.
        const again = transformed?.check(props)
        return again?.ok === true && isPlainObject(again.value) ? { ok: true, props: again.value } : result
      }
      if (!isPlainObject(result.value)) {
        return {
          ok: false,
          issues: [createIssue('invalid_props', [], 'the schema did not produce an object of props')],
        }
      }
      return { ok: true, props: result.value }
    },
  })
}

function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  const properties = isPlainObject(schema?.properties) ? Object.entries(schema.properties) : []
  return Object.fromEntries(
    properties.filter((entry): entry is [string, JsonObject] => isPlainObject(entry[1])),
  )
}

/** `OrderCard` → `Order card`. */
function splitWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  return words.charAt(0) + words.slice(1).replace(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase())
}
