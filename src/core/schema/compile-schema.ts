import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as z from 'zod'
import { VitrailError } from '../error/vitrail-error.ts'
import { createIssue, type Issue } from '../issues/issue.ts'
import { isPlainObject } from '../json/json-value.ts'
import { compileJsonSchema } from './compile-json-schema.ts'
import type { CompiledSchema } from './compiled-schema.ts'
import { describeBadValue } from './describe-value.ts'
import { issueCode } from './issue-code.ts'
import { isStandardSchema, type JsonSchema, type Schema, withoutSchemaKey } from './props-schema.ts'

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
        // Nobody waits for it: where a rule threw, it rejects.
        result.catch(() => undefined)
        throw new VitrailError(
          'schema_async',
          'A schema validates asynchronously, or one of its rules threw. Schemas must be synchronous and total: move what waits into `check`, `resolve` or the tool.',
        )
      }
      if (result.issues === undefined) return { ok: true, value: result.value }
      return { ok: false, issues: withoutEchoes(result.issues).map((issue) => toIssue(issue, value)) }
    },
  }
}

/** zod also measures a text that stands where a list was expected; that it is not a list says enough. */
function withoutEchoes(issues: readonly StandardSchemaV1.Issue[]): readonly StandardSchemaV1.Issue[] {
  const isMistyped = (issue: StandardSchemaV1.Issue): boolean =>
    isPlainObject(issue) && issue.code === 'invalid_type'
  const placeOf = ({ path = [] }: StandardSchemaV1.Issue): string => path.map(String).join('/')
  const mistyped = new Set(issues.filter(isMistyped).map(placeOf))
  return issues.filter((issue) => isMistyped(issue) || !mistyped.has(placeOf(issue)))
}

function toIssue(issue: StandardSchemaV1.Issue, root: unknown): Issue {
  const keys = (issue.path ?? []).map((step) => {
    const key = typeof step === 'object' ? step.key : step
    return typeof key === 'symbol' ? String(key) : key
  })
  return createIssue(issueCode(issue), keys, `${issue.message}${describeBadValue(root, keys)}`)
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
