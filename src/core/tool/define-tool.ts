import { VitrailError } from '../error/vitrail-error.ts'
import { compileSchema } from '../schema/compile-schema.ts'
import type { InferSchema, Schema } from '../schema/props-schema.ts'
import { notAnObject, schemaMistake } from '../schema/schema-mistake.ts'
import { readToolInput } from './read-tool-input.ts'
import type { Tool, ToolContext, ToolOptions } from './tool.ts'

const NAME = /^[A-Za-z0-9_.-]{1,64}$/

/**
 * Defines a function the model (or a page) can call. Throws `bad_tool` where the definition itself is wrong.
 * The same value serves the agent and an MCP app.
 */
export function defineTool<S extends Schema, O>(options: ToolOptions<S, O>): Tool {
  const fail = (what: string): never => {
    throw new VitrailError('bad_tool', `Tool ${JSON.stringify(options.name)}: ${what}`)
  }
  if (typeof options.name !== 'string' || !NAME.test(options.name)) {
    fail('the name must match /^[A-Za-z0-9_.-]{1,64}$/')
  }
  if (typeof options.description !== 'string' || options.description.trim() === '') {
    fail('the description must not be blank: it is what the model reads')
  }
  if (options.kind !== 'read' && options.kind !== 'action') fail('kind must be "read" or "action"')
  const { present } = options
  const mistake = schemaMistake('input', options.input)
  if (mistake !== undefined) fail(mistake)
  const schema = compileSchema(options.input)
  const misfit = notAnObject('input', schema)
  if (misfit !== undefined) fail(misfit)
  if (typeof options.execute !== 'function') fail('execute must be a function')
  // Execute and present see only inputs that passed the schema, which is what their types say.
  const typed = (input: unknown): InferSchema<S> => input as InferSchema<S>
  const tool: Tool = {
    // Nothing but the four that are replaced below depends on the types of input and output.
    ...(options as unknown as Omit<
      ToolOptions<Schema, unknown>,
      'input' | 'execute' | 'present' | 'readInput'
    >),
    input: options.input,
    inputSchema: schema.jsonSchema,
    readInput: async (input, scope = {}) =>
      options.readInput === undefined ? readToolInput(schema, input) : options.readInput(input, scope),
    execute: async (input: unknown, context: ToolContext) => options.execute(typed(input), context),
    // `present` sees only what `execute` returned.
    ...(present && { present: (output: unknown, input: unknown) => present(output as O, typed(input)) }),
  }
  return Object.freeze(tool)
}
