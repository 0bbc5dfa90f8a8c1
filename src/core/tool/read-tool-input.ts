import type { Repair } from '../issues/repair.ts'
import { createRepair } from '../issues/repair.ts'
import { isPlainObject } from '../json/json-value.ts'
import { readObject } from '../reading/read-object.ts'
import { resolveSchema } from '../reading/schema-view.ts'
import type { CompiledSchema } from '../schema/compiled-schema.ts'
import type { ToolInputResult } from './tool.ts'

/**
 * Checks a call's arguments. Where the schema refuses them they are read once more as what they must have meant (a list written as
 * text, `null` for an optional field), each change recorded.
 */
export function readToolInput(schema: CompiledSchema, input: unknown): ToolInputResult {
  const first = schema.check(input)
  if (first.ok) return { ok: true, input: first.value, repaired: input, repairs: [] }
  const repairs: Repair[] = []
  const repaired = readAsMeant(schema, input, repairs)
  if (repairs.length === 0) return first
  const second = schema.check(repaired)
  // What is still wrong is told about the arguments as they were written.
  return second.ok ? { ok: true, input: second.value, repaired, repairs } : first
}

function readAsMeant({ jsonSchema }: CompiledSchema, input: unknown, repairs: Repair[]): unknown {
  if (jsonSchema === undefined || !isPlainObject(input)) return input
  const schema = resolveSchema(jsonSchema, jsonSchema)
  if (schema === undefined) return input
  return readObject(schema, input, {
    root: jsonSchema,
    path: [],
    report: (code, path, message, details) => void repairs.push(createRepair(code, path, message, details)),
  })
}
