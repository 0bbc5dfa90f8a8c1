import { type OutputUnit, Validator } from '@cfworker/json-schema'
import { createIssue, type Issue } from '../issues/issue.ts'
import type { CompiledSchema } from './compiled-schema.ts'
import { describeBadValue } from './describe-value.ts'
import { type JsonSchema, withoutSchemaKey } from './props-schema.ts'

/** Checks by interpretation, never by generated code, so that it works under a strict content security policy. */
export function compileJsonSchema(schema: JsonSchema): CompiledSchema {
  const validator = new Validator({ ...schema }, '2020-12', false)
  return {
    jsonSchema: withoutSchemaKey(schema),
    check(value) {
      const result = validator.validate(value)
      if (result.valid) return { ok: true, value }
      return { ok: false, issues: innermost(result.errors).map((error) => toIssue(error, value)) }
    },
  }
}

/** The validator reports each enclosing schema too, and a wrong property once more as an additional one: what must be fixed is left. */
function innermost(errors: readonly OutputUnit[]): OutputUnit[] {
  return errors.filter((error) => {
    if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties') return false
    if (error.keyword === 'false') {
      return !errors.some(
        (other) => other.keyword !== 'false' && isWithin(other.instanceLocation, error.instanceLocation),
      )
    }
    return !errors.some(
      (other) => other !== error && other.keywordLocation.startsWith(`${error.keywordLocation}/`),
    )
  })
}

function isWithin(location: string, ancestor: string): boolean {
  return location === ancestor || location.startsWith(`${ancestor}/`)
}

const CODES: Readonly<Record<string, string>> = { maxItems: 'too_many', maxLength: 'too_long' }

function toIssue(error: OutputUnit, value: unknown): Issue {
  const path = pointerToPath(error.instanceLocation)
  const message = error.keyword === 'false' ? 'is not allowed here' : error.error.replace(/\.$/, '')
  return createIssue(
    CODES[error.keyword] ?? 'invalid_value',
    path,
    `${message}${describeBadValue(value, path)}`,
  )
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
