import type { Issue } from '../issues/issue.ts'
import type { JsonSchema } from './props-schema.ts'

/** The value that the schema gives, or what is wrong. */
export type SchemaResult = { ok: true; value: unknown } | { ok: false; issues: Issue[] }

/** One schema ready for use: a checker and, where the library can say it, its JSON Schema. */
export interface CompiledSchema {
  check(value: unknown): SchemaResult
  readonly jsonSchema: JsonSchema | undefined
}
