import type { CompiledSchema } from './compiled-schema.ts'
import { isStandardSchema, type Schema } from './props-schema.ts'

/** What a developer did in place of giving the schema of an object; undefined where it is one. `name`: how they call it. */
export function schemaMistake(name: string, schema: Schema): string | undefined {
  const given: unknown = schema
  if ((typeof given !== 'object' && typeof given !== 'function') || given === null) {
    return `${name} must be a schema, as z.object({ … }) or a JSON Schema`
  }
  if (isStandardSchema(schema)) return undefined
  const key = Object.keys(schema).find((each) => isSchema(schema[each]))
  return key === undefined
    ? undefined
    : `${name} holds a schema under ${JSON.stringify(key)}; wrap them: z.object({ ${key}: … })`
}

/** The same of a schema that was compiled: one of text or of a list can take no props. */
export function notAnObject(name: string, { jsonSchema }: CompiledSchema): string | undefined {
  const type = jsonSchema?.type
  return typeof type !== 'string' || type === 'object'
    ? undefined
    : `${name} must be the schema of an object; got one of type ${JSON.stringify(type)}`
}

function isSchema(value: unknown): boolean {
  return (typeof value === 'object' || typeof value === 'function') && value !== null && '~standard' in value
}
