import { Validator } from '@cfworker/json-schema'
import { z } from 'zod'
import { VitrailError } from '../error/vitrail-error.ts'
import { createIssue, type Issue, type Path } from '../issues/issue.ts'
import { isPlainObject } from '../json/json-value.ts'
import { isStandardSchema, type JsonSchema, type Schema } from './props-schema.ts'

export type SchemaResult = { ok: true; value: unknown } | { ok: false; issues: Issue[] }

/** One schema ready for use: a checker and, where the library can say it, its JSON Schema. */
export interface CompiledSchema {
  check(value: unknown): SchemaResult
  readonly jsonSchema: JsonSchema | undefined
}

/** Compiles any accepted schema. Throws `schema_async` (at the first check) for an asynchronous one. */
export function compileSchema(schema: Schema): CompiledSchema {
  return isStandardSchema(schema) ? compileStandard(schema) : compileJsonSchema(schema)
}

type StandardSchema = Extract<Schema, { readonly '~standard': unknown }>

function compileStandard(schema: StandardSchema): CompiledSchema {
  return {
    jsonSchema: standardToJsonSchema(schema),
    check(value) {
      const result = schema['~standard'].validate(value)
      if (result instanceof Promise) {
        throw new VitrailError(
          'schema_async',
          'A schema validates asynchronously. Schemas must be synchronous: move what waits into `check`, `resolve` or the tool.',
        )
      }
      if (result.issues === undefined) return { ok: true, value: result.value }
      return { ok: false, issues: result.issues.map((issue) => toIssue(issue.message, issue.path, value)) }
    },
  }
}

type StandardPath = ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined

function toIssue(message: string, path: StandardPath, root: unknown): Issue {
  const keys = (path ?? []).map((step) => {
    const key = typeof step === 'object' ? step.key : step
    return typeof key === 'symbol' ? String(key) : key
  })
  return createIssue('invalid_value', keys, `${message}${describeBadValue(root, keys)}`)
}

/** `; got "x"`, so that a model sees what it wrote. */
function describeBadValue(root: unknown, path: Path): string {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return '; it is missing'
    value = Reflect.get(value, key)
  }
  return `; got ${describeValue(value)}`
}

/** A short account of any value for messages: never long, never throws. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isPlainObject(value)) {
    const keys = Object.keys(value)
    return `an object with ${keys.length === 0 ? 'no keys' : keys.slice(0, 6).join(', ')}${keys.length > 6 ? ', …' : ''}`
  }
  if (typeof value === 'string') {
    return value.length > 80
      ? `${JSON.stringify(value.slice(0, 80))}… (${value.length} characters)`
      : JSON.stringify(value)
  }
  return String(value)
}

function standardToJsonSchema(schema: StandardSchema): JsonSchema | undefined {
  const standard: unknown = schema['~standard']
  try {
    if (schema instanceof z.ZodType)
      return withoutSchemaKey(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }))
    // Standard JSON Schema: the library's own converter.
    const converter =
      isRecord(standard) && isRecord(standard.jsonSchema) ? standard.jsonSchema.input : undefined
    if (typeof converter === 'function') {
      const converted: unknown = converter({ target: 'draft-2020-12' })
      return isPlainObject(converted) ? withoutSchemaKey(converted) : undefined
    }
  } catch {
    // What the library cannot express as JSON Schema is still checked; the model then reads the description only.
    return undefined
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function withoutSchemaKey(schema: JsonSchema): JsonSchema {
  const { $schema: _, '~standard': __, ...rest } = schema
  return rest
}

function compileJsonSchema(schema: JsonSchema): CompiledSchema {
  const validator = new Validator({ ...schema }, '2020-12', false)
  return {
    jsonSchema: withoutSchemaKey(schema),
    check(value) {
      const result = validator.validate(value)
      if (result.valid) return { ok: true, value }
      // The validator reports each enclosing schema as well; the innermost errors are what must be fixed.
      const leaves = result.errors.filter(
        (error) =>
          !result.errors.some(
            (other) => other !== error && other.keywordLocation.startsWith(`${error.keywordLocation}/`),
          ),
      )
      return {
        ok: false,
        issues: leaves.map((error) => {
          const path = pointerToPath(error.instanceLocation)
          return createIssue('invalid_value', path, `${error.error}${describeBadValue(value, path)}`)
        }),
      }
    },
  }
}

function pointerToPath(pointer: string): (string | number)[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
      return /^\d+$/.test(key) ? Number(key) : key
    })
}
