import { defineTool, type Schema, type Tool, type ToolContext, type ToolOptions } from '../core/index.ts'

/** What a class says of its tool, as `static tool`: all that `defineTool` takes except `execute`. */
export interface ToolClassOptions extends Omit<ToolOptions<Schema, unknown>, 'execute' | 'present'> {
  present?(output: never, input: never): ReturnType<NonNullable<Tool['present']>>
}

/**
 * The class form of a tool: `static tool` describes it, `execute` does the work, and the constructor takes what the app's container
 * injects.
 */
export abstract class ToolClass<Input, Output> {
  abstract execute(input: Input, context: ToolContext): Output | Promise<Output>
}

/** A class of tools, with its `static tool`. */
export interface ToolConstructor {
  readonly tool: ToolClassOptions
  new (...dependencies: never[]): ToolClass<never, unknown>
}

/** How an app's container makes the instance of a call. */
export type CreateInstance = (
  toolClass: ToolConstructor,
) => InstanceType<ToolConstructor> | Promise<InstanceType<ToolConstructor>>

/** Turns a class into a tool. Every call gets an instance of its own from `create`; default: `new Class()`. */
export function toolFromClass(toolClass: ToolConstructor, create: CreateInstance = construct): Tool {
  const { present, ...options } = toolClass.tool
  return defineTool<Schema, unknown>({
    ...options,
    async execute(input, context) {
      const instance = await create(toolClass)
      // `static tool.input` accepted it, which is what the class declares as its input.
      return instance.execute(input as never, context)
    },
    // The same holds for what `execute` returned and took.
    ...(present && { present: (output, input) => present(output as never, input as never) }),
  })
}

function construct(toolClass: ToolConstructor): InstanceType<ToolConstructor> {
  return new toolClass()
}
